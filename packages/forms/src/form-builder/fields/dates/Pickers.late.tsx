import { Combobox, reactPart } from '@tillkit/ui'
import { DatePicker } from '@tillkit/ui/date-picker'
import { useEffect, type CSSProperties } from 'react'
import { useStore } from 'zustand'
import type { Asked, DayField, PickersHost, TimeField } from './dates.context.ts'

/** The calendars and lists of times of a form. */
export const pickers = reactPart<PickersHost>((host) => <Pickers host={host} />)

function Pickers({ host }: { readonly host: PickersHost }) {
  const days = useStore(host.store, (state) => state.days)
  const times = useStore(host.store, (state) => state.times)
  const { look } = host.store.getState()
  useEffect(() => host.store.setState({ isDrawn: true }), [host])
  return (
    <div style={look as CSSProperties}>
      {days.map((field) => (
        <Days key={field.key} {...{ host, field }} />
      ))}
      {times.map((field) => (
        <Times key={field.key} {...{ host, field }} />
      ))}
    </div>
  )
}

/** How a field was asked for what it opens, before this was drawn; once. */
function takeAsked({ store }: PickersHost, input: HTMLInputElement): Asked['by'] | undefined {
  const { asked } = store.getState()
  if (asked?.input !== input) return undefined
  store.setState({ asked: undefined })
  return asked.by
}

function Days({ host, field }: { readonly host: PickersHost; readonly field: DayField }) {
  const { t } = host
  const { input, locale, weekStart, canOpen } = field
  const labels = {
    calendar: t('calendar'),
    next: t('nextMonth'),
    previous: t('previousMonth'),
    today: t('today'),
    selected: t('chosenDay'),
    loading: t('calendarLoading'),
    failed: t('calendarFailed'),
  }
  return (
    <DatePicker
      opensFrom="field"
      opensAtFirst={() => takeAsked(host, input)}
      format={field.choose}
      parse={field.read}
      {...{ input, locale, weekStart, canOpen, labels }}
      {...field.limits()}
    />
  )
}

function Times({ host, field }: { readonly host: PickersHost; readonly field: TimeField }) {
  const { t, announce } = host
  const { input, near, canOpen } = field
  // The list is there at once: nobody waits for it, and it is never empty.
  const labels = { list: t('times'), loading: '', none: '', failed: '', retry: '', found: (count: number) => t('timesFound', { count }) }
  return (
    <Combobox
      asksOnPress
      asksAtFirst={() => takeAsked(host, input) !== undefined}
      canAsk={canOpen}
      suggest={field.options}
      least={0}
      pause={0}
      {...{ input, near, labels, announce }}
    />
  )
}
