import { reactPart } from '@tillkit/ui'
import type { KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import type { PanelHost } from '../bind/context.ts'
import type { SliderOptions } from '../lazy/slider.ts'

/** Draws a range's slider: two of the browser's own, one over the other, and fields to type into where none are printed. */
export function rangeSlider(options: SliderOptions) {
  return reactPart<PanelHost>(() => <RangeSlider {...options} />)
}

type End = 'min' | 'max'
const ENDS: readonly End[] = ['min', 'max']

function RangeSlider({ host, range, symbol, title, hasFields, slide }: SliderOptions) {
  const { min, max, bounds } = useStore(range)
  const shown = { min: within(min, bounds.min, bounds), max: within(max, bounds.max, bounds) }
  const set = (end: End, wanted: number) => {
    const value = end === 'min' ? Math.min(wanted, shown.max) : Math.max(wanted, shown.min)
    const next = { ...shown, [end]: within(String(value), bounds[end], bounds) }
    // A handle that rests on its bound leaves its end open.
    slide(next.min === bounds.min ? '' : String(next.min), next.max === bounds.max ? '' : String(next.max))
  }
  const nameOf = (end: End) => host.say(end === 'min' ? 'least' : 'most', { filter: title })
  const span = bounds.max - bounds.min || 1
  const part = (value: number) => `${((value - bounds.min) / span) * 100}%`
  return (
    <div className="tillkit-range" style={{ '--from': part(shown.min), '--to': part(shown.max) } as object}>
      <div className="tillkit-range__slider">
        {ENDS.map((end) => (
          <input
            key={end}
            type="range"
            className={`tillkit-range__handle tillkit-range__handle--${end}`}
            min={bounds.min}
            max={bounds.max}
            step={1}
            value={shown[end]}
            aria-label={nameOf(end)}
            aria-valuetext={`${symbol}${shown[end]}`}
            onChange={host.guard((event: { target: HTMLInputElement }) => set(end, Number(event.target.value)))}
          />
        ))}
      </div>
      {!hasFields && (
        <div className="tillkit-range__fields">
          {ENDS.map((end) => (
            <TypedEnd key={`${end} ${shown[end]}`} name={nameOf(end)} symbol={symbol} value={shown[end]} commit={host.guard((value: number) => set(end, value))} />
          ))}
        </div>
      )}
    </div>
  )
}

interface TypedEndProps {
  readonly name: string
  readonly symbol: string
  readonly value: number
  readonly commit: (value: number) => void
}

/** A field that counts when it is left or sent: half a number is no wish. */
function TypedEnd({ name, symbol, value, commit }: TypedEndProps) {
  const take = ({ value: text }: HTMLInputElement) => {
    if (text.trim() !== '' && Number(text) !== value) commit(Math.round(Number(text)))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    take(event.currentTarget)
  }
  return (
    <label className="tillkit-range__field">
      {symbol !== '' && <span aria-hidden="true">{symbol}</span>}
      <input type="text" inputMode="numeric" aria-label={name} defaultValue={value} onKeyDown={onKeyDown} onBlur={(event) => take(event.currentTarget)} />
    </label>
  )
}

function within(text: string, open: number, { min, max }: { readonly min: number; readonly max: number }): number {
  const number = text === '' ? open : Number(text)
  return Number.isFinite(number) ? Math.min(Math.max(number, min), max) : open
}
