import { useState } from 'react'
import { PLACES, SIZES, type PanelPlace, type PanelSize } from '../memory.ts'
import { STATUS } from '../model/units.model.ts'
import { usePanel, useTools } from './context.ts'
import { CopyReport } from './CopyReport.tsx'
import { SHORTCUT } from './use-shortcut.ts'
import { useCounts } from './use-counts.ts'

/** Name, states at a glance, and what one can do with the panel itself. */
export function Header() {
  const { session, store, close } = useTools()
  const { counts, nothing } = useCounts()
  const [hasView, setView] = useState(false)
  return (
    <header className="header">
      <div className="bar">
        <h2 className="name">
          Tillkit <span className="version">{session.version}</span>
        </h2>
        <p className="counts">
          {counts.map(({ state, count }) => (
            <span key={state} className="count" data-mark={STATUS[state].mark}>
              {count} {STATUS[state].words}
            </span>
          ))}
          {counts.length === 0 && nothing}
        </p>
        <button type="button" className="tool" aria-expanded={hasView} onClick={() => setView(!hasView)}>
          View
        </button>
        <button type="button" className="tool" onClick={() => store.show({ isOpen: false })}>
          <span aria-hidden="true">–</span>
          <span className="unseen">Collapse the panel</span>
        </button>
        <button type="button" className="tool" onClick={close}>
          <span aria-hidden="true">×</span>
          <span className="unseen">Close the panel until the page is loaded again</span>
        </button>
      </div>
      {hasView && <View />}
    </header>
  )
}

function View() {
  const { store } = useTools()
  const place = usePanel((state) => state.place)
  const size = usePanel((state) => state.size)
  return (
    <div className="view">
      <Choice label="Place" value={place} options={PLACES} choose={(chosen: PanelPlace) => store.show({ place: chosen })} />
      <Choice label="Size" value={size} options={SIZES} choose={(chosen: PanelSize) => store.show({ size: chosen })} />
      <CopyReport />
      <p className="hint">
        <kbd>{SHORTCUT}</kbd> opens and collapses the panel from anywhere, <kbd>Esc</kbd> collapses it.
      </p>
    </div>
  )
}

interface ChoiceProps<Name extends string> {
  readonly label: string
  readonly value: Name
  readonly options: Readonly<Record<Name, string>>
  readonly choose: (chosen: Name) => void
  /** The label is for screen readers only, where the choices explain themselves. */
  readonly isBare?: boolean
}

/** A labelled list of choices. */
export function Choice<Name extends string>({ label, value, options, choose, isBare = false }: ChoiceProps<Name>) {
  return (
    <label className="choice">
      <span className={isBare ? 'unseen' : undefined}>{label}</span>
      <select value={value} onChange={({ target }) => choose(target.value as Name)}>
        {(Object.entries(options) as [Name, string][]).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
