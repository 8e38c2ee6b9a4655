/** A host as the server prints it, for tests and stories. */
export function printUnitName(settings: string): string {
  return `
    <div data-tillkit="unit-name" data-settings='${settings}'>
      <button type="button" data-unit-name-toggle>Delivery</button>
      <p>Tomorrow, when ordered by three.</p>
    </div>`
}
