/** Tests that wait for a server or a browser; a busy machine may take long, and a project has no timeout of its own. */
jest.setTimeout(120_000);
