import { useId, useState } from 'react'
import { STATUS, type HoldView, type HostView } from '../model/units.model.ts'
import type { Outlined } from '../panel.store.ts'
import { useOutline } from './use-outline.ts'
import { Problem, State, Tree, Advice } from './words.tsx'

const BRIDGES = { adopt: 'adopted', slot: 'drawn by us', 'server-html': 'sent again by the server' } as const

/** One element: pointed at or focused, it and all that it has taken hold of is outlined on the page. */
export function HostItem({ host }: { host: HostView }) {
  const { name, state, element, holds, problems } = host
  const [isOpen, setOpen] = useState(state === 'failed')
  const id = useId()
  const outline = useOutline([{ node: element, look: 'host', label: name }, ...holds.map(outlineOf)])
  return (
    <li className="host" {...outline}>
      <div className="row">
        <button type="button" className="host__name" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <code>{name}</code>
        </button>
        <State mark={STATUS[state].mark}>{STATUS[state].words}</State>
        <ScrollTo node={element} name={name} />
      </div>
      {problems.map((problem) => (
        <Problem key={problem.message} {...problem} />
      ))}
      <Advice lines={host.advice} />
      <div id={id} hidden={!isOpen} className="host__more">
        {host.config ? <Tree node={host.config} isOpen /> : <p className="faint">Nothing of its configuration could be read.</p>}
        {holds.length > 0 && <Holds holds={holds} />}
      </div>
    </li>
  )
}

/** The nodes that it has taken hold of, each with what we wrote and what stood there. */
function Holds({ holds }: { holds: readonly HoldView[] }) {
  return (
    <details className="branch">
      <summary>nodes on the page ({holds.length})</summary>
      <ul className="holds">
        {holds.map((hold) => (
          <HoldItem key={`${hold.id} ${hold.bridge}`} hold={hold} />
        ))}
      </ul>
    </details>
  )
}

function HoldItem({ hold }: { hold: HoldView }) {
  const { name, bridge, written, node } = hold
  const outline = useOutline([outlineOf(hold)])
  return (
    <li className="hold" {...outline}>
      <div className="row">
        <code>{name}</code>
        <span className="faint">{BRIDGES[bridge]}</span>
        <ScrollTo node={node} name={name} />
      </div>
      {written.map((one) => (
        <p key={one.name} className="written">
          <span className="leaf__name">{one.name}</span> <ins>{one.ours}</ins> <span className="faint">server:</span>{' '}
          <del>{one.base}</del>
          {one.isOverwritten && <strong> somebody else has written over it</strong>}
        </p>
      ))}
    </li>
  )
}

function ScrollTo({ node, name }: { node: WeakRef<Element>; name: string }) {
  return (
    <button type="button" className="button button--small" onClick={() => node.deref()?.scrollIntoView({ block: 'center' })}>
      Scroll<span className="unseen"> to {name}</span>
    </button>
  )
}

function outlineOf({ node, bridge, name }: HoldView): Outlined {
  return { node, look: bridge, label: name }
}
