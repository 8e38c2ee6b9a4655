/** What is left until the end, in whole units. */
export interface Left {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** One unit as it is shown. */
export interface Shown {
  readonly digits: string
  /** Whether nothing is left of it, nor of a longer one. */
  readonly isZero: boolean
}

const SECOND = 1000

/** What is left at a moment (ms) until the end (s); nothing, once that has passed. */
export function leftUntil(end: number, now: number): Left {
  const total = Math.max(0, Math.floor(end - now / SECOND))
  return { days: Math.floor(total / 86_400), hours: Math.floor(total / 3600) % 24, minutes: Math.floor(total / 60) % 60, seconds: total % 60 }
}

/** Whether anything is left. */
export const isOver = ({ days, hours, minutes, seconds }: Left) => days + hours + minutes + seconds === 0

/** How the units are shown, from the longest to the shortest: days with three digits or more, the others with two. */
export function shown({ days, hours, minutes, seconds }: Left): Readonly<Record<keyof Left, Shown>> {
  const digits = (value: number, length: number) => String(value).padStart(length, '0')
  return {
    days: { digits: digits(days, 3), isZero: days === 0 },
    hours: { digits: digits(hours, 2), isZero: days + hours === 0 },
    minutes: { digits: digits(minutes, 2), isZero: days + hours + minutes === 0 },
    seconds: { digits: digits(seconds, 2), isZero: days + hours + minutes + seconds === 0 },
  }
}

const UNITS = { days: 'day', hours: 'hour', minutes: 'minute', seconds: 'second' } as const

/** A language as pages say theirs, or none where they say what is no language: the browser's own is taken then. */
function known(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0]
  } catch {
    return undefined
  }
}

/** What makes words of one language. */
interface Speech {
  readonly units: { -readonly [Name in keyof Left]?: Intl.NumberFormat }
  readonly list: Intl.ListFormat
}

/** By language: to make one takes a browser some milliseconds, and they are used each second. */
const speeches = new Map<string, Speech>()

function speechOf(language: string): Speech {
  const speech = speeches.get(language) ?? { units: {}, list: new Intl.ListFormat(known(language), { type: 'unit' }) }
  speeches.set(language, speech)
  return speech
}

/** What is left in words of a language (`en-GB`): "2 days, 4 hours, 1 minute". Seconds count in the last hour. */
export function inWords(left: Left, language: string): string {
  const isLong = left.days + left.hours > 0
  const names = (Object.keys(UNITS) as (keyof Left)[]).filter((name) => left[name] > 0 && !(isLong && name === 'seconds'))
  const { units, list } = speechOf(language)
  const say = (name: keyof Left) => {
    const unit = (units[name] ??= new Intl.NumberFormat(known(language), { style: 'unit', unit: UNITS[name], unitDisplay: 'long' }))
    return unit.format(left[name])
  }
  return list.format((names.length > 0 ? names : ['seconds' as const]).map(say))
}
