import { pageInstance } from '@tillkit/mount'
import { useState } from 'react'
import { STATUS, type UnitView } from '../model/units.model.ts'
import { usePanel, useTools } from './context.ts'
import { HostItem } from './HostItem.tsx'
import { Advice, Problem, State } from './words.tsx'

/** Every unit of this version, with its elements. */
export function UnitsTab() {
  const { session } = useTools()
  const units = usePanel((state) => state.units)
  return (
    <>
      {session.off && <Advice lines={[OFF[session.off]]} />}
      {units.map((unit) => (
        <Unit key={unit.name} unit={unit} />
      ))}
    </>
  )
}

const OFF = {
  address: 'Nothing of ours runs, because ?tillkit=off is in the address. Take it out to switch us on.',
  browser: 'Nothing of ours runs: this browser is too old. The page stays as the server printed it.',
} as const

function Unit({ unit }: { unit: UnitView }) {
  const { name, status, hosts, advice, problems, work } = unit
  const [isAnswered, setAnswered] = useState(false)
  const isRunning = ['working', 'waiting', 'failed'].includes(status)
  return (
    <section className="unit" aria-label={name}>
      <div className="row">
        <h3>{name}</h3>
        <State mark={STATUS[status].mark}>{STATUS[status].words}</State>
        {isRunning && <Stop unit={name} stopped={() => setAnswered(true)} />}
        {status === 'stopped' && <Reload hasFocus={isAnswered} />}
      </div>
      <Looks unit={unit} />
      {problems.map((problem) => (
        <Problem key={problem.message} {...problem} />
      ))}
      <Advice lines={advice} />
      {work.length > 0 && (
        <dl className="work" aria-label={`What ${name} does`}>
          {work.map((one) => (
            <div key={one.name} className="leaf">
              <dt className="leaf__name">{one.name}</dt> <dd className="leaf__text">{one.stands}</dd>
            </div>
          ))}
        </dl>
      )}
      {hosts.length > 0 && (
        <ul className="hosts">
          {hosts.map((host, index) => (
            <HostItem key={host.id} host={host} order={hosts.length > 1 ? `${index + 1} of ${hosts.length}` : ''} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** What it looks for, and what there is of it. That a unit has nothing to do on a page is no fault. */
function Looks({ unit: { selector, status, matching, lacks } }: { unit: UnitView }) {
  if (lacks.length > 0) {
    return (
      <p className="faint">
        This page has no <code>{lacks.join(', ')}</code>, which it stands on. That is as it should be on a page without this widget.
      </p>
    )
  }
  if (status === 'absent') {
    return (
      <p className="faint">
        Nothing on this page matches <code>{selector}</code>. That is as it should be on a page without this widget.
      </p>
    )
  }
  return (
    <p className="faint">
      looks for <code>{selector}</code>, {found(matching)}
    </p>
  )
}

function found(count: number): string {
  if (count === 0) return 'found none'
  return count === 1 ? 'found one element' : `found ${count} elements`
}

/** Stopping is for good on this page, so it is asked twice. */
function Stop({ unit, stopped }: { unit: string; stopped: () => void }) {
  const { store } = useTools()
  const [asked, setAsked] = useState<'never' | 'now' | 'before'>('never')
  if (asked !== 'now') {
    return (
      <button type="button" className="button" autoFocus={asked === 'before'} onClick={() => setAsked('now')}>
        Stop
      </button>
    )
  }
  return (
    <div className="sure">
      <p>Puts the server&apos;s HTML back. To start it again, load the page again.</p>
      <button
        type="button"
        className="button button--bad"
        autoFocus
        onClick={() => {
          stopped()
          pageInstance()?.stop(unit)
          store.setState({ status: `${unit} has been stopped. The server's HTML is back.` })
        }}
      >
        Stop {unit}
      </button>
      <button type="button" className="button" onClick={() => setAsked('before')}>
        Let it run
      </button>
    </div>
  )
}

function Reload({ hasFocus }: { hasFocus: boolean }) {
  return (
    <button type="button" className="button" autoFocus={hasFocus} onClick={() => location.reload()}>
      Load the page again
    </button>
  )
}
