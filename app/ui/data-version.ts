/** The version of the data that the server put on this page (app/layout.tsx). In the browser only. */
export function pageDataVersion(): string {
  return document.documentElement.dataset.dataVersion ?? '';
}
