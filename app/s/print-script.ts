/** All the script that a shared page has. Its policy names it by its hash, so that a cached page still runs it. */
export const PRINT_SCRIPT = "document.getElementById('print').addEventListener('click', () => print())";
