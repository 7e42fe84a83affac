import type { z } from 'zod';
import { type Issue, ParseError, pathText } from './fault';
import { grouped } from './grouped';
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
  const result = schema.safeParse(input, { reportInput: true });
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

/** How the library begins what it says of itself. */
const OF_LIBRARY = /^(?:Invalid|Too big|Too small)\b/;

/** What was expected, in words for people; a schema that has words of its own keeps them. */
function sayingOf(issue: z.core.$ZodIssue): string {
  if (!OF_LIBRARY.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
    case 'too_big':
      return `at most ${amount(issue.maximum, issue)}`;
    case 'too_small':
      return tooSmall(issue);
    case 'not_multiple_of':
      return `expected a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return issue.format === 'datetime'
        ? 'expected a time such as 2026-11-30T12:00:00Z'
        : 'not of the form that is expected here';
    default:
      return 'not what is expected here';
  }
}

function tooSmall(issue: z.core.$ZodIssueTooSmall): string {
  const one = Number(issue.minimum) === 1;
  if (one && issue.origin === 'string') return 'must not be empty';
  return one && issue.origin === 'array'
    ? 'at least one is needed'
    : `at least ${amount(issue.minimum, issue)}`;
}

/** `200 letters, and these are 201`; a number says itself what it is. */
function amount(limit: number | bigint, { input }: { input?: unknown }): string {
  const most = grouped(Number(limit));
  if (typeof input === 'string') return `${most} letters, and these are ${grouped([...input].length)}`;
  return Array.isArray(input) ? `${most}, and these are ${grouped(input.length)}` : most;
}
