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
    return [{ path: pathText(issue.path), message: sayingOf(issue) }];
  }
  return issue.keys.map((key) => ({
    path: pathText([...issue.path, key]),
    message: 'no such key is known here',
  }));
}

const KINDS: Record<string, string> = {
  string: 'text in double quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  tuple: 'a list in square brackets',
  object: 'an object in braces',
  record: 'an object in braces',
};

/** What was expected, in words for people; a schema that has words of its own keeps them. */
function sayingOf(issue: z.core.$ZodIssue): string {
  if (!issue.message.startsWith('Invalid')) return issue.message;
  if (issue.code === 'invalid_type') return `expected ${KINDS[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value')
    return `expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
  return issue.message;
}
