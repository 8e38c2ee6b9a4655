import { useId, useState } from 'react'
import { STATUS, type NodeView, type HostInside, type HostView } from '../model/units.model.ts'
import type { Outlined } from '../panel.store.ts'
import { useTools } from './context.ts'
import { useOutline } from './use-outline.ts'
import { Problem, State, Tree, Advice } from './words.tsx'

const BRIDGES = { adopt: 'adopted', slot: 'drawn by us', 'server-html': 'sent again by the server' } as const

/** One element: pointed at or focused, it and all that it has taken hold of is outlined on the page. */
export function HostItem({ host, order }: { host: HostView; order: string }) {
  const { name, state, element, problems, inside } = host
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const outline = useOutline(() => [{ node: element, look: 'host', label: name }, ...inside().nodes.map(outlineOf)])
  return (
    <li className="host" {...outline}>
      <div className="row">
        <button type="button" className="host__name" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <code>{name}</code> {order && <span className="faint host__order">{order}</span>}
        </button>
        <State mark={STATUS[state].mark}>{STATUS[state].words}</State>
        <ScrollTo node={element} name={`${name} ${order}`.trim()} />
      </div>
      {problems.map((problem) => (
        <Problem key={problem.message} {...problem} />
      ))}
      <Advice lines={host.advice} />
      <div id={id} hidden={!isOpen} className="host__more">
        {isOpen && <Inside {...inside()} />}
      </div>
    </li>
  )
}

function Inside({ config, nodes }: HostInside) {
  return (
    <>
      {config ? <Tree node={config} isOpen /> : <p className="faint">Its configuration has not been read.</p>}
      {nodes.length > 0 && <WrittenNodes holds={nodes} />}
    </>
  )
}

/** The nodes that it has taken hold of, each with what we wrote and what stood there. */
function WrittenNodes({ holds }: { holds: readonly NodeView[] }) {
  return (
    <details className="branch">
      <summary>nodes on the page ({holds.length})</summary>
      <ul className="holds">
        {holds.map((hold) => (
          <WrittenNode key={`${hold.id} ${hold.bridge}`} hold={hold} />
        ))}
      </ul>
    </details>
  )
}

function WrittenNode({ hold }: { hold: NodeView }) {
  const { name, bridge, written, node } = hold
  const outline = useOutline(() => [outlineOf(hold)])
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
  const { element } = useTools()
  return (
    <button type="button" className="button button--small" onClick={() => scrollTo(node.deref(), element.shadowRoot)}>
      Scroll<span className="unseen"> to {name}</span>
    </button>
  )
}

/** Scrolls to the middle of what is free of the panel: on a phone it covers half the page. */
function scrollTo(node: Element | undefined, panels: ShadowRoot | null): void {
  node?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { top = 0, width = 0, height = 0 } = panels?.querySelector('.panel')?.getBoundingClientRect() ?? {}
  if (width >= innerWidth) scrollBy({ top: top > 0 ? height / 2 : -height / 2, behavior: 'instant' })
}

function outlineOf({ node, bridge, name }: NodeView): Outlined {
  return { node, look: bridge, label: name }
}
