import type { z } from 'zod';
import { type Issue, ParseError, pathText } from './fault';
import { type Roster, rosterSchema } from './roster';

export { type Issue, issueText, ParseError, pathText } from './fault';

/**
 * Reads a roster from any value, such as parsed JSON.
 * @throws {ParseError} with the path of each place that is malformed
 */
export function parseRoster(input: unknown): Roster {
  return parseWith(rosterSchema, input);
}

/**
 * Reads a value by a schema.
 * @throws {ParseError} with the path of each place that is malformed
 */
export function parseWith<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new ParseError(result.error.issues.flatMap(issuesOf));
}

function issuesOf(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code !== 'unrecognized_keys') {
    return [{ path: pathText(issue.path), message: issue.message }];
  }
  return issue.keys.map((key) => ({
    path: pathText([...issue.path, key]),
    message: 'no such key is known here',
  }));
}
