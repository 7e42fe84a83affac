import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { Fault } from './fault.mjs';
import { root } from './paths.mjs';
import { letRunOut, refuse, trustOnlyProxies } from './requests.mjs';
import { markServing } from './serving.mjs';
import { onStop } from './stop.mjs';

/** Milliseconds that answers under way are given when the server is told to stop. */
const GRACE = 500;

/** Milliseconds for a client to send a whole request; so long a refused body may run on. */
const REQUEST_TIMEOUT = 60_000;

/**
 * Where Next may listen for upgrades in vain. Nothing here is a socket but the reload of `dev`: a request that offers
 * an upgrade, as some clients do with HTTP/2, is then answered as it stands.
 */
const NO_UPGRADES = new EventEmitter();

/** Serves the project on PORT (0: a free one) and prints where. */
export async function serve({ dev }) {
  const port = portOf(process.env.PORT);
  process.chdir(root);
  process.env.NODE_ENV = dev ? 'development' : 'production';
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT });
  await listen(server, port);
  stopWhenTold(server);
  const { port: served } = server.address();
  const ready = nextHandler({ dev, httpServer: dev ? server : NO_UPGRADES, port: served });
  // Who comes early waits.
  server.on('request', async (request, response) => (await ready)(request, response));
  await ready;
  if (!dev) markServing(served);
  console.log(`http://localhost:${served}`);
}

/** Tells now, rather than when all is ready, if PORT cannot be served. */
export async function checkPort() {
  const server = createServer();
  await listen(server, portOf(process.env.PORT));
  await new Promise((resolve) => server.close(resolve));
}

function portOf(text) {
  const port = Number(text || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Fault(`PORT is no port number: ${text}`);
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new Fault(listenFault(error, port))));
    server.listen(port, resolve);
  });
}

function listenFault({ code, message }, port) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use; choose another, as in: PORT=${port + 1} npm start`;
  return `Port ${port} cannot be served: ${message}`;
}

/** Next behind our own front door: what it would not answer as it should is refused before it. */
async function nextHandler(options) {
  const { default: next } = await import('next');
  const app = next({ ...options, dir: root, hostname: 'localhost' });
  await app.prepare().catch(({ message }) => {
    throw new Fault(message);
  });
  const handle = app.getRequestHandler();
  return (request, response) => {
    trustOnlyProxies(request);
    letRunOut(request, response);
    if (!refuse(request, response)) handle(request, response);
  };
}

/** Lets answers under way end, but does not wait for connections that are only kept open. */
function stopWhenTold(server) {
  onStop(() => {
    server.close(end);
    server.closeIdleConnections();
    setTimeout(end, GRACE);
  });
}

/** Ends the process when the server has put away what it holds open (lib/http/ready.ts). */
async function end() {
  try {
    await globalThis.musterPutAway?.();
  } finally {
    process.exit(0);
  }
}
