import { useMemo } from 'react'
import { readPage, type LegacyView } from '../page/read-page.ts'
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
      <Legacy scripts={page.legacy} />
      <h3>Weight</h3>
      <WeightTable />
    </>
  )
}

function Legacy({ scripts }: { scripts: readonly LegacyView[] }) {
  if (scripts.length === 0) return <p className="faint">None of them is on this page.</p>
  return (
    <ul className="legacy">
      {scripts.map(({ name, isLive, units }) => (
        <li key={name}>
          <p className="row">
            <code>{name}</code>
            <State mark={isLive ? 'wait' : 'good'}>{isLive ? 'live' : 'switched off'}</State>
          </p>
          <p className="faint">
            {isLive
              ? `Keeps off: ${units.join(', ')}. See "Replacing the shop's own script" in the README.`
              : `Comes back to life if ${units.join(', ')} cannot be loaded.`}
          </p>
        </li>
      ))}
    </ul>
  )
}
