import { attributeOf } from '@tillkit/dom'
import { readText } from '@tillkit/platform'
import { attributes, DEFAULTS } from './anatomy.ts'
import { readOptions, type FieldPlace } from './page-options.ts'
import { isBetween, nearestTime, readTime, readTyped, timesOf, writeTime, type Minute, type TimeChoice } from './times.model.ts'

/** What a field for times takes. */
export interface Times {
  readonly choice: TimeChoice
  /** Whether what is typed is rounded to a step. */
  readonly isRounded: boolean
  /** Whether a snippet of the page says that a time is none. */
  isTaken(minute: Minute): boolean
  /** Whether it lies outside what a snippet of the page allows, where the field itself says nothing. */
  isOutside(minute: Minute): boolean
}

/** Reads what a field for times takes. What the server prints at it stands before what the page's snippets say. */
export function readTimes(input: HTMLInputElement, place: FieldPlace): Times {
  const options = readOptions('timepicker', place)
  const hasLimits = attributeOf(input, attributes.first) !== ''
  const choice: TimeChoice = {
    format: attributeOf(input, attributes.timeFormat) || readText(options['timeFormat']) || DEFAULTS.timeFormat,
    step: stepOf(attributeOf(input, attributes.step)) ?? stepOf(options['step']) ?? DEFAULTS.step,
    first: minuteOf(attributeOf(input, attributes.first) || options['minTime']),
    last: minuteOf(attributeOf(input, attributes.last) || options['maxTime']),
  }
  const taken = spansOf(options['disableTimeRanges'])
  return {
    choice,
    // A snippet that does not ask for it does without: its options stand in place of all of the builder's.
    isRounded: Object.keys(options).length === 0 || Boolean(options['forceRoundTime']),
    isTaken: (minute) => taken.some(([from, to]) => minute !== to && isBetween(minute, from, to)),
    isOutside: (minute) => !hasLimits && !isBetween(minute, choice.first ?? 0, choice.last ?? Infinity),
  }
}

function stepOf(given: unknown): number | undefined {
  const step = Number(given)
  return given !== '' && Number.isInteger(step) && step > 0 && step <= 1440 ? step : undefined
}

/** A time as snippets say it: a text, seconds since midnight, or a date. */
function minuteOf(given: unknown): Minute | undefined {
  if (given instanceof Date) return Number.isNaN(given.getTime()) ? undefined : given.getHours() * 60 + given.getMinutes()
  if (typeof given === 'number') return Number.isFinite(given) && given >= 0 ? Math.floor(given / 60) % 1440 : undefined
  return typeof given === 'string' ? readTime(given)?.minute : undefined
}

function spansOf(given: unknown): readonly (readonly [Minute, Minute])[] {
  return (Array.isArray(given) ? given : []).flatMap((span: unknown): (readonly [Minute, Minute])[] => {
    const [from, to] = Array.isArray(span) ? span.map(minuteOf) : []
    return from !== undefined && to !== undefined ? [[from, to]] : []
  })
}

/** A time that can be chosen, as a list has it. */
export interface TimeOption {
  readonly value: string
  readonly label: string
  readonly disabled: boolean
}

/** All times that there are to choose from. */
export const optionsOf = ({ choice, isTaken }: Times): readonly TimeOption[] =>
  timesOf(choice).map((minute) => ({ value: String(minute), label: writeTime(minute, choice.format), disabled: isTaken(minute) }))

/** The option near which a list begins: what is typed so far, or the present time. */
export function optionNear({ choice }: Times, text: string, now: Date): string | undefined {
  const nearest = nearestTime(timesOf(choice), readTyped(text, choice) ?? now.getHours() * 60 + now.getMinutes())
  return nearest === undefined ? undefined : String(nearest)
}
