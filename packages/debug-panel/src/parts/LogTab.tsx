import { useDeferredValue, useMemo } from 'react'
import { filtered, KINDS, linesAsText, linesOf, seconds, type Line } from '../model/log.model.ts'
import type { Kind } from '../model/entry.model.ts'
import { cut } from '../model/summarise.ts'
import { usePanel, useTools } from './context.ts'
import { ByHand } from './CopyReport.tsx'
import { Choice } from './Header.tsx'
import { useOutline } from './use-outline.ts'
import { useCopy } from './use-copy.ts'

/** How much of a line is shown at once, in characters. */
const LONG = 110

/** What has happened, the newest first, while it happens. */
export function LogTab() {
  const { session, store } = useTools()
  const filter = usePanel((state) => state.filter)
  const entries = useDeferredValue(usePanel((state) => state.frozen ?? state.entries))
  const isPaused = usePanel((state) => state.frozen !== null)
  const lines = useMemo(() => filtered(linesOf(entries), filter), [entries, filter])
  const { copy, refused } = useCopy()
  const units = Object.fromEntries([['', 'all units'], ...session.manifests.map(({ name }) => [name, name])])
  return (
    <>
      <div className="tools">
        <Choice
          isBare
          label="Unit"
          value={filter.unit}
          options={units}
          choose={(unit) => store.setState({ filter: { ...filter, unit } })}
        />
        <Choice
          isBare
          label="Kind"
          value={filter.kind}
          options={{ '': 'all kinds', ...KINDS }}
          choose={(kind: Kind | '') => store.setState({ filter: { ...filter, kind } })}
        />
        <span className="tools__buttons">
          <button type="button" className="button" aria-pressed={isPaused} onClick={() => store.pause(!isPaused)}>
            Pause
          </button>
          <button type="button" className="button" onClick={() => store.clear()}>
            Clear
          </button>
          <button type="button" className="button" onClick={() => copy('The log', linesAsText(lines))}>
            Copy
          </button>
        </span>
      </div>
      {refused !== null && <ByHand text={refused} />}
      {lines.length === 0 && <p className="faint">Nothing has happened here yet. Type a quantity, or choose an option.</p>}
      <ol className="log" reversed>
        {lines.toReversed().map((line) => (
          <LogLine key={line.id} line={line} />
        ))}
      </ol>
    </>
  )
}

function LogLine({ line }: { line: Line }) {
  const { at, kind, title, text, place, more, tone, unit, element } = line
  // What is long is said in full only when it is asked for.
  const folded = text.length > LONG ? [text, ...more] : more
  const outline = useOutline(element ? [{ node: element, look: 'host', label: place ?? '' }] : [])
  return (
    <li className="line" data-kind={kind} data-tone={tone} {...outline}>
      <span className="line__at">{seconds(at)}</span>
      <div className="line__words">
        <p>
          <b>{title}</b> {place && <code>{place}</code>} {unit && <span className="line__unit">{unit}</span>}
        </p>
        {text && <p className="line__text">{cut(text, LONG)}</p>}
        {tone === 'busy' && <p className="faint">on its way …</p>}
        {folded.length > 0 && (
          <details>
            <summary>{kind === 'call' ? 'fields' : 'more'}</summary>
            {folded.map((one) => (
              <p key={one} className="line__text">
                {one}
              </p>
            ))}
          </details>
        )}
      </div>
    </li>
  )
}
