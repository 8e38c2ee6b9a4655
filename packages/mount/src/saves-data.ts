/** Whether the shopper has told the browser to save data: nothing is fetched then that is not wanted yet. Not every browser knows. */
export function savesData(): boolean | undefined {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
}
