import type { ReactNode } from 'react'
import { sentence, type ProblemWords } from '../model/entry.model.ts'
import type { TreeNode } from '../model/tree.model.ts'

/** A state: a mark that has a form besides its colour, and its word. */
export function State({ mark, children }: { mark: 'good' | 'bad' | 'wait' | 'off'; children: ReactNode }) {
  return (
    <span className="state" data-mark={mark}>
      {children}
    </span>
  )
}

/** What can be done, a line each. */
export function Advice({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div className="advice">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

/** What is wrong: the field, what is the matter with it, what to do, and where it is explained. */
export function Problem({ field, message, advice, help }: ProblemWords) {
  return (
    <div className="problem">
      <p>
        {field && <code>{field}</code>} {sentence(message)}
      </p>
      {advice && <p className="problem__advice">{advice}</p>}
      {help && (
        <p>
          <a href={help} target="_blank" rel="noopener">
            What this means
          </a>
        </p>
      )}
    </div>
  )
}

/** A value as a tree that opens branch by branch. */
export function Tree({ node, isOpen = false }: { node: TreeNode; isOpen?: boolean }) {
  const { name, text, children } = node
  if (!children) {
    return (
      <p className="leaf">
        <span className="leaf__name">{name}</span> <span className="leaf__text">{text}</span>
      </p>
    )
  }
  return (
    <details className="branch" open={isOpen}>
      <summary>{name}</summary>
      {children.map((child) => (
        <Tree key={child.name} node={child} />
      ))}
    </details>
  )
}
