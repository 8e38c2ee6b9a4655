import { useId, type KeyboardEvent } from 'react'
import { TABS, type Tab } from '../memory.ts'
import { usePanel, useTools } from './context.ts'
import { LogTab } from './LogTab.tsx'
import { PageTab } from './PageTab.tsx'
import { UnitsTab } from './UnitsTab.tsx'

const ALL = Object.keys(TABS) as Tab[]
const CONTENT = { units: UnitsTab, log: LogTab, page: PageTab } as const

/** The three tabs: one in the tab order, arrow keys between them. */
export function Tabs() {
  const { store } = useTools()
  const tab = usePanel((state) => state.tab)
  const id = useId()
  const Content = CONTENT[tab]

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = target(event.key, ALL.indexOf(tab))
    const name = next === undefined ? undefined : ALL[next]
    if (!name) return
    event.preventDefault()
    store.show({ tab: name })
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${name}"]`)?.focus()
  }

  return (
    <>
      <div className="tabs" role="tablist" aria-label="What to look at" onKeyDown={move}>
        {ALL.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}${name}`}
            data-tab={name}
            aria-selected={name === tab}
            aria-controls={`${id}content`}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => store.show({ tab: name })}
          >
            {TABS[name]}
          </button>
        ))}
      </div>
      <div className="content" role="tabpanel" id={`${id}content`} aria-labelledby={`${id}${tab}`} tabIndex={0}>
        <Content />
      </div>
    </>
  )
}

function target(key: string, index: number): number | undefined {
  const last = ALL.length - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowRight') return index === last ? 0 : index + 1
  return key === 'ArrowLeft' ? (index === 0 ? last : index - 1) : undefined
}
