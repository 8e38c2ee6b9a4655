/** What a browser says of the line. Not every one does. */
const line = () => (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection

/** Whether the shopper has told the browser to save data: nothing is fetched then that is not wanted yet. */
export function savesData(): boolean | undefined {
  return line()?.saveData
}

/** Whether something may be fetched that is only probably wanted: nobody saves data, and the line is not a slow one. */
export function mayFetchAhead(): boolean {
  return !savesData() && !/[23]g/.test(line()?.effectiveType ?? '')
}
