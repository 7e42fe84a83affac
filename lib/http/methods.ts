import { errorResponse } from './answer';
import { problemResponse } from './problem';

/** Answers a request; what it throws becomes a problem. */
export type Handler<Context> = (request: Request, context: Context) => Response | Promise<Response>;

/** The methods that a route of ours can offer. */
interface Offered<Context> {
  GET?: Handler<Context>;
  POST?: Handler<Context>;
  DELETE?: Handler<Context>;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

type Method = (typeof METHODS)[number];
type Methods<Context> = Record<Method, Handler<Context>>;

/** A route's methods: those that it offers, OPTIONS, and for the others a 405 that says what is allowed. */
export function methods<Context>(offered: Offered<Context>): Methods<Context> {
  const all: Partial<Methods<Context>> = { ...offered };
  if (offered.GET) all.HEAD = offered.GET;
  const allow = METHODS.filter((method) => method === 'OPTIONS' || all[method]).join(', ');
  all.OPTIONS = () => new Response(null, { status: 204, headers: { allow } });
  return each((method) => guarded(all[method] ?? refusing(allow)));
}

/** A route that is none: every method is answered with 404. */
export function nothingHere<Context>(): Methods<Context> {
  return each(() => notFound);
}

function each<Context>(handlerOf: (method: Method) => Handler<Context>): Methods<Context> {
  return Object.fromEntries(METHODS.map((method) => [method, handlerOf(method)])) as Methods<Context>;
}

/** The answer where nothing of that name is. */
export function notFound(): Response {
  return problemResponse({ status: 404, detail: 'There is nothing here.' });
}

function refusing<Context>(allow: string): Handler<Context> {
  return ({ method }) =>
    problemResponse({ status: 405, detail: `${method} is not among ${allow}.`, headers: { allow } });
}

function guarded<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    try {
      return await handler(request, context);
    } catch (error) {
      return errorResponse(error);
    }
  };
}
