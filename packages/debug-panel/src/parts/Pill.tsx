import type { Ref } from 'react'
import { STATUS } from '../model/units.model.ts'
import { usePanel, useTools } from './context.ts'
import { useCounts } from './use-counts.ts'

/** What is left of the panel when it is collapsed: a button with the states in one line. */
export function Pill({ ref }: { ref: Ref<HTMLButtonElement> }) {
  const { store } = useTools()
  const place = usePanel((state) => state.place)
  const { counts, nothing } = useCounts()
  return (
    <button
      ref={ref}
      type="button"
      className="pill"
      data-place={place}
      aria-expanded={false}
      onClick={() => store.show({ isOpen: true })}
    >
      <span className="pill__name">Tillkit</span>
      <span className="unseen">debug panel:</span>
      {counts.map(({ state, count }) => (
        <span key={state} className="count" data-mark={STATUS[state].mark}>
          {count} <span className="unseen">{STATUS[state].words}</span>
        </span>
      ))}
      {counts.length === 0 && <span>{nothing}</span>}
    </button>
  )
}
