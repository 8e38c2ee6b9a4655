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
  const { name, status, selector, hosts, advice, problems } = unit
  const isRunning = ['working', 'waiting', 'failed'].includes(status)
  return (
    <section className="unit" aria-label={name}>
      <div className="row">
        <h3>{name}</h3>
        <State mark={STATUS[status].mark}>{STATUS[status].words}</State>
        {isRunning && <Stop unit={name} />}
        {status === 'stopped' && <Reload />}
      </div>
      <p className="faint">
        looks for <code>{selector}</code>, {found(hosts.length)}
      </p>
      {problems.map((problem) => (
        <Problem key={problem.message} {...problem} />
      ))}
      <Advice lines={advice} />
      {hosts.length > 0 && (
        <ul className="hosts">
          {hosts.map((host) => (
            <HostItem key={host.id} host={host} />
          ))}
        </ul>
      )}
    </section>
  )
}

function found(count: number): string {
  if (count === 0) return 'found none'
  return count === 1 ? 'found one element' : `found ${count} elements`
}

/** Stopping is for good on this page, so it is asked twice. */
function Stop({ unit }: { unit: string }) {
  const { store } = useTools()
  const [isSure, setSure] = useState(false)
  if (!isSure) {
    return (
      <button type="button" className="button" onClick={() => setSure(true)}>
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
          pageInstance()?.stop(unit)
          store.setState({ status: `${unit} has been stopped. The server's HTML is back.` })
        }}
      >
        Stop {unit}
      </button>
      <button type="button" className="button" onClick={() => setSure(false)}>
        Let it run
      </button>
    </div>
  )
}

function Reload() {
  return (
    <button type="button" className="button" onClick={() => location.reload()}>
      Load the page again
    </button>
  )
}
