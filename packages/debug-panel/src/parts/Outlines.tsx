import { useLayoutEffect, useRef } from 'react'
import type { Outlined } from '../panel.store.ts'
import { usePanel } from './context.ts'

/** Frames around nodes of the page, which are not touched. They follow as long as they are shown. */
export function Outlines() {
  const outlined = usePanel(({ pointed, focused }) => (pointed.length > 0 ? pointed : focused))
  const frames = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (outlined.length === 0) return
    let next = 0
    const follow = () => {
      outlined.forEach(({ node }, index) => place(frames.current?.children[index], boxOf(node.deref())))
      next = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(next)
  }, [outlined])
  return (
    <div ref={frames} className="frames" aria-hidden="true">
      {outlined.map((one, index) => (
        <Frame key={index} {...one} hasLabel={index === 0} />
      ))}
    </div>
  )
}

function Frame({ look, label, hasLabel }: Outlined & { readonly hasLabel: boolean }) {
  return (
    <div className="frame" data-look={look}>
      {hasLabel && <span className="frame__label">{label}</span>}
    </div>
  )
}

function place(frame: Element | undefined, box: DOMRect | undefined): void {
  if (!(frame instanceof HTMLElement)) return
  const isSeen = box !== undefined && (box.width > 0 || box.height > 0)
  frame.style.display = isSeen ? 'block' : 'none'
  if (!isSeen) return
  Object.assign(frame.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` })
  frame.toggleAttribute('data-at-top', box.top < 20)
}

/** Where a node is seen; a slot has no box of its own, but what stands in it has. */
function boxOf(node: Element | undefined): DOMRect | undefined {
  if (!node?.isConnected) return undefined
  const box = node.getBoundingClientRect()
  if (box.width > 0 || box.height > 0) return box
  const range = document.createRange()
  range.selectNodeContents(node)
  return range.getBoundingClientRect()
}
