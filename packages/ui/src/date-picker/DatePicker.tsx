import { isOurs, listen } from '@tillkit/dom'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { classNames } from '../support/class-names.ts'
import { fillField } from '../support/fill-field.ts'
import { Popup } from '../popup/Popup.tsx'
import { startLife } from '../support/start-life.ts'
import { useDismiss } from '../support/use-dismiss.ts'
import { useEvent } from '../support/use-event.ts'
import type { CalendarLabels } from './calendar.types.ts'
import { dateText, problemOf, readDate, type DateProblem, type DayLimits } from './date-text.ts'
import { useCalendar } from './use-calendar.ts'

/** A date picker's words. */
export interface DatePickerLabels extends CalendarLabels {
  /** The name of the button that opens the calendar. */
  readonly open: string
  readonly loading: string
  /** What stands in the calendar's place when it could not be loaded. */
  readonly failed: string
}

/** What a field holds. */
export interface DatePickerValue {
  readonly text: string
  /** The day that is meant; null where the field is empty or what is typed is no day that may be chosen. */
  readonly day: Date | null
  /** Why there is none; null where the field is empty or all is well. */
  readonly problem: DateProblem | null
}

interface Common extends DayLimits {
  readonly labels: DatePickerLabels
  /** The language of the field's format and of the calendar, such as `de-AT`. */
  readonly locale: string
  /** Hears of each change, typed or chosen. */
  readonly onChange?: (value: DatePickerValue) => void
  /** How a day stands in the field, and what a text means. Default as it is typed in the language. */
  readonly format?: (day: Date) => string
  readonly parse?: (text: string) => Date | null
  readonly className?: string
}

/** A date picker's options: the field is the server's, or one of its own with a label. */
export type DatePickerProps = Common &
  (
    | {
        /** A text field that the server printed. It stays where it is, uncontrolled; the button stands where the picker is drawn. */
        readonly input: HTMLInputElement
      }
    | {
        readonly input?: undefined
        readonly label: string
        readonly name?: string
        readonly placeholder?: string
        readonly defaultValue?: string
      }
  )

/**
 * A text field for a date, with a button that opens a calendar below it. The field is typed into as ever; the calendar comes with
 * the intent to open it.
 */
export function DatePicker(props: DatePickerProps) {
  const { labels, locale, className, min, max, weekdays, isTaken } = props
  const limits: DayLimits = { min, max, weekdays, isTaken }
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [own, setOwn] = useState<HTMLInputElement | null>(null)
  const field = props.input ?? own
  const [opened, setOpened] = useState<Opened | null>(null)
  const isOpen = opened !== null
  const [calendar, loadCalendar] = useCalendar()
  const valueOf = useEvent((text: string) => valueIn(text, props, limits))
  const notify = useEvent((text: string) => props.onChange?.(valueOf(text)))
  useTyping(field, notify)
  useDismiss({ isOpen, within: root, close: (how) => leave(how === 'escape') })
  const leave = (isByKey: boolean) => {
    setOpened(null)
    if (isByKey) button.current?.focus({ preventScroll: true })
  }
  const choose = (day: Date) => {
    leave(true)
    if (!field) return
    const text = props.format?.(day) ?? dateText(day, locale)
    fillField(field, text)
    notify(text)
  }
  const press = (element: Element) => {
    loadCalendar()
    if (isOpen) leave(true)
    else setOpened({ day: valueOf(field?.value ?? '').day, dir: directionOf(element) })
  }
  return (
    <div ref={root} className={classNames('tillkit-date-picker', props.input && 'tillkit-date-picker--beside', className)}>
      {props.input === undefined && (
        <label className="tillkit-date-picker__label" htmlFor={`${id}-field`}>
          {props.label}
        </label>
      )}
      <span ref={row} className="tillkit-date-picker__row">
        {props.input === undefined && <DateField id={`${id}-field`} own={props} field={setOwn} />}
        <CalendarButton label={labels.open} {...{ button, isOpen, loadCalendar, press }} />
      </span>
      {opened && (
        <Popup anchor={row} role="dialog" label={labels.calendar} className="tillkit-date-picker__popup">
          {typeof calendar === 'string' ? (
            <p className="tillkit-date-picker__said">{labels[calendar]}</p>
          ) : (
            <calendar.Calendar {...opened} {...{ limits, locale, labels, choose }} />
          )}
        </Popup>
      )}
    </div>
  )
}

/** What a text means: a day that may be chosen, or why it is none. */
function valueIn(text: string, { parse, locale }: Pick<Common, 'parse' | 'locale'>, limits: DayLimits): DatePickerValue {
  if (text.trim() === '') return { text, day: null, problem: null }
  const day = parse ? parse(text) : readDate(text, locale)
  const problem = day ? problemOf(day, limits) : 'unreadable'
  return { text, day: problem ? null : day, problem }
}

interface DateFieldProps {
  readonly id: string
  readonly own: { readonly name?: string; readonly placeholder?: string; readonly defaultValue?: string }
  readonly field: (field: HTMLInputElement | null) => void
}

/** A field of the picker's own. */
function DateField({ id, own, field }: DateFieldProps) {
  return (
    <input
      ref={field}
      id={id}
      className="tillkit-date-picker__field"
      type="text"
      autoComplete="off"
      name={own.name}
      placeholder={own.placeholder}
      defaultValue={own.defaultValue}
    />
  )
}

interface CalendarButtonProps {
  readonly button: RefObject<HTMLButtonElement | null>
  readonly label: string
  readonly isOpen: boolean
  /** Brings the calendar's code, ahead of the press. */
  readonly loadCalendar: () => void
  readonly press: (element: Element) => void
}

function CalendarButton({ button, label, isOpen, loadCalendar, press }: CalendarButtonProps) {
  return (
    <button
      ref={button}
      type="button"
      className="tillkit-date-picker__button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={loadCalendar}
      onFocus={loadCalendar}
      onMouseDown={(event) => isOpen && event.preventDefault()}
      onClick={({ currentTarget }) => press(currentTarget)}
    >
      <span className="tillkit-date-picker__sign" aria-hidden="true" />
    </button>
  )
}

/** What the calendar begins with. */
interface Opened {
  readonly day: Date | null
  readonly dir: 'ltr' | 'rtl'
}

const directionOf = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr')

/** Natively: the field may be the server's, and a script of the shop may fill it. */
function useTyping(field: HTMLInputElement | null, notify: (text: string) => void): void {
  useEffect(() => {
    if (!field) return
    const life = startLife()
    for (const type of ['input', 'change']) listen(life, field, type, (event) => !isOurs(event) && notify(field.value))
    return () => life.end()
  }, [field, notify])
}
