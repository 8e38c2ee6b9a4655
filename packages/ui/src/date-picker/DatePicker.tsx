import { isOurs, listen } from '@tillkit/dom'
import { useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react'
import { classNames } from '../support/class-names.ts'
import { fillField } from '../support/fill-field.ts'
import { Popup } from '../popup/Popup.tsx'
import { startLife } from '../support/start-life.ts'
import { useDismiss } from '../support/use-dismiss.ts'
import { useEvent } from '../support/use-event.ts'
import type { CalendarLabels, CalendarProps } from './calendar.types.ts'
import { dateText, problemOf, readDate, type DateProblem, type DayLimits, type Weekday } from './date-text.ts'
import { useCalendar, type CalendarCode } from './use-calendar.ts'
import { useFieldOpening, type OpenedBy } from './use-field-opening.ts'

/** A date picker's words. */
export interface DatePickerLabels extends CalendarLabels {
  /** The name of the button that opens the calendar; nothing where the field does. */
  readonly open?: string
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
  /** The day that weeks begin with. Default that of the language. */
  readonly weekStart?: Weekday | undefined
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
        /**
         * What opens the calendar: a button, or the field itself, by a press and by Down. The picker may be drawn anywhere then. Default
         * the button.
         */
        readonly opensFrom?: 'button' | 'field'
        /** Whether the field opens it at this moment. Default unless it is `disabled` or `readonly`. */
        readonly canOpen?: () => boolean
        /** Whether the field was asked to open it before this was drawn. Default no. */
        readonly opensAtFirst?: () => OpenedBy | undefined
      }
    | {
        readonly input?: undefined
        readonly opensFrom?: undefined
        readonly label: string
        readonly name?: string
        readonly placeholder?: string
        readonly defaultValue?: string
      }
  )

/**
 * A text field for a date, with a calendar that opens below it, by a button or by the field itself. The field is typed into as ever; the
 * calendar comes with the intent to open it.
 */
export function DatePicker(props: DatePickerProps) {
  const { labels, locale, className, min, max, weekdays, isTaken, weekStart } = props
  const limits: DayLimits = { min, max, weekdays, isTaken }
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [own, setOwn] = useState<HTMLInputElement | null>(null)
  const field = props.input ?? own
  const fromField = props.opensFrom === 'field'
  const fieldRef = useMemo(() => ({ current: field }), [field])
  const opener: RefObject<HTMLElement | null> = fromField ? fieldRef : button
  const [opened, setOpened] = useState<Opened | null>(null)
  const isOpen = opened !== null
  const [calendar, loadCalendar] = useCalendar()
  const valueOf = useEvent((text: string) => valueIn(text, props, limits))
  const notify = useEvent((text: string) => props.onChange?.(valueOf(text)))
  useTyping(field, notify)
  useDismiss({ isOpen, within: root, beside: fromField ? field : null, close: (how) => leave(how === 'escape') })
  const leave = (isByKey: boolean) => {
    setOpened(null)
    if (isByKey) opener.current?.focus({ preventScroll: true })
  }
  const choose = (day: Date) => {
    leave(true)
    if (!field) return
    const text = props.format?.(day) ?? dateText(day, locale)
    fillField(field, text)
    notify(text)
  }
  const open = (by: OpenedBy) => {
    loadCalendar()
    const { current } = opener
    if (current) setOpened({ ...openingAt(field?.value ?? '', props, limits), dir: directionOf(current), takesFocus: by === 'key' })
  }
  useFieldOpening(fromField ? field : null, {
    ...{ isOpen, open, within: root, popupId: `${id}-calendar`, near: loadCalendar },
    canOpen: () => (props.input && props.canOpen ? props.canOpen() : !(field?.disabled || field?.readOnly)),
    opensAtFirst: () => (props.input ? props.opensAtFirst?.() : undefined),
    close: () => leave(false),
  })
  return (
    <div ref={root} className={classNames('tillkit-date-picker', props.input && !fromField && 'tillkit-date-picker--beside', className)}>
      {props.input === undefined && (
        <label className="tillkit-date-picker__label" htmlFor={`${id}-field`}>
          {props.label}
        </label>
      )}
      {!fromField && (
        <span ref={row} className="tillkit-date-picker__row">
          {props.input === undefined && <DateField id={`${id}-field`} own={props} field={setOwn} />}
          <CalendarButton label={labels.open} {...{ button, isOpen, loadCalendar }} press={() => (isOpen ? leave(true) : open('key'))} />
        </span>
      )}
      {opened && <CalendarPopup id={`${id}-calendar`} anchor={fromField ? fieldRef : row} code={calendar} {...{ opened, limits, locale, weekStart, labels, choose }} />}
    </div>
  )
}

interface CalendarPopupProps extends Omit<CalendarProps, keyof Opened> {
  readonly id: string
  readonly anchor: RefObject<Element | null>
  readonly code: CalendarCode
  readonly opened: Opened
  readonly labels: DatePickerLabels
}

/** The calendar, or how far its code has come. Begins anew where the focus is to go into it. */
function CalendarPopup({ id, anchor, code, opened, ...calendar }: CalendarPopupProps) {
  const { labels } = calendar
  return (
    <Popup anchor={anchor} id={id} role="dialog" label={labels.calendar} className="tillkit-date-picker__popup">
      {typeof code === 'string' ? (
        <p className="tillkit-date-picker__said">{labels[code]}</p>
      ) : (
        <code.Calendar key={opened.takesFocus ? 'keys' : 'pointer'} {...opened} {...calendar} />
      )}
    </Popup>
  )
}

type Reading = Pick<Common, 'parse' | 'locale'>

const dayIn = (text: string, { parse, locale }: Reading): Date | null => (parse ? parse(text) : readDate(text, locale))

/** The day that a calendar opens at: also one that may not be chosen shows which month is meant. */
function openingAt(text: string, reading: Reading, limits: DayLimits): Pick<CalendarProps, 'day' | 'month'> {
  const { day } = valueIn(text, reading, limits)
  return { day, month: day ?? dayIn(text, reading) }
}

/** What a text means: a day that may be chosen, or why it is none. */
function valueIn(text: string, reading: Reading, limits: DayLimits): DatePickerValue {
  if (text.trim() === '') return { text, day: null, problem: null }
  const day = dayIn(text, reading)
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
  readonly label: string | undefined
  readonly isOpen: boolean
  /** Brings the calendar's code, ahead of the press. */
  readonly loadCalendar: () => void
  readonly press: () => void
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
      onClick={press}
    >
      <span className="tillkit-date-picker__sign" aria-hidden="true" />
    </button>
  )
}

/** What the calendar begins with. */
type Opened = Pick<CalendarProps, 'day' | 'month' | 'dir' | 'takesFocus'>

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
