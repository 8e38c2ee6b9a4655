import { useMemo } from 'react'
import { fateOf, readPage, type LegacyView } from '../page/read-page.ts'
import { usePanel, useTools } from './context.ts'
import { WeightTable } from './WeightTable.tsx'
import { Advice, State, Tree } from './words.tsx'

/** The page as a whole: version, scripts of the shop, settings, weight. */
export function PageTab() {
  const { session } = useTools()
  const units = usePanel((state) => state.units)
  // Read again whenever something has happened.
  const page = useMemo(() => ({ of: units, ...readPage(session) }), [session, units])
  return (
    <>
      <Advice lines={page.warnings} />
      <h3>Tillkit</h3>
      <dl className="facts">
        {page.facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Tree node={page.config} isOpen />
      <h3>Scripts of the shop that we replace</h3>
      <Legacy scripts={page.legacy} fate={(script) => fateOf(script, session)} />
      <h3>Weight</h3>
      <WeightTable />
    </>
  )
}

function Legacy({ scripts, fate }: { scripts: readonly LegacyView[]; fate: (script: LegacyView) => string }) {
  if (scripts.length === 0) return <p className="faint">None of them is on this page.</p>
  return (
    <ul className="legacy">
      {scripts.map((script, index) => (
        <li key={index}>
          <p className="row">
            <code>{script.name}</code>
            <State mark={script.isLive ? 'wait' : 'good'}>{script.isLive ? 'live' : 'switched off'}</State>
          </p>
          <p className="faint">{fate(script)}</p>
        </li>
      ))}
    </ul>
  )
}
