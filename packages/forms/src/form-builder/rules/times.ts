const TWELVE = /^(?:(?:0?[1-9]|1[012])(?::[0-5]\d){1,2}(?: ?[AP]M))$/i
const TWENTY_FOUR = /^(?:[0-1]?[0-9]|2[0-3]):(?:[0-5]?[0-9])(?: ?[AP]M)?$/i

/** Whether a text is a time of a clock of twelve hours. */
export const isTime12 = (text: string): boolean => TWELVE.test(text)
/** Whether a text is a time of a clock of twenty-four hours. */
export const isTime24 = (text: string): boolean => TWENTY_FOUR.test(text)

/** The minute of the day that a text stands for: `09:00am`, `9:00 PM`, `22:30`. `NaN` for what is none. */
function minuteOf(text: string): number {
  const [, hours, minutes, half] = /^\s*(\d{1,2}):(\d{1,2})(?::\d{1,2})?\s*([ap]m)?\s*$/i.exec(text) ?? []
  if (hours === undefined) return NaN
  const isAfternoon = half?.toLowerCase() === 'pm'
  const hour = half && Number(hours) <= 12 ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours)
  return hour * 60 + Number(minutes)
}

/** Between which times another has to lie, with both of them; over midnight where the last is before the first. */
export interface TimeLimits {
  readonly min: string
  readonly max: string
}

/** Whether a time lies within its limits. */
export function isWithinTimes(text: string, { min, max }: TimeLimits): boolean {
  const [time, first, last] = [minuteOf(text), minuteOf(min), minuteOf(max)]
  if (Number.isNaN(first) || Number.isNaN(last)) return true
  return last >= first ? first <= time && time <= last : time >= first || time <= last
}

/** A limit as the builder says it: `09:00 AM`, and twelve for midnight. */
export const limitText = (limit: string): string =>
  limit.replace(/^00:(\d\d)(pm)$/i, '12:$1$2').replace(/\s*([ap]m)$/i, (_, half: string) => ` ${half.toUpperCase()}`)
