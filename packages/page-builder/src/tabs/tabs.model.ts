/** A tab's number as an address says it; undefined where there is none of that number. */
export function tabIn(text: string | undefined, count: number): number | undefined {
  const index = /^\d+$/.test(text ?? '') ? Number(text) : count
  return index < count ? index : undefined
}
