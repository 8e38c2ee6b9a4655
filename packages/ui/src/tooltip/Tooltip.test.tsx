import { createLife, type EndableLife } from '@tillkit/dom'
import { PUT_BACK_EVENT, slot as putSlot } from '@tillkit/mount'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Tooltip } from './Tooltip.tsx'

let root: Root
let life: EndableLife
let slot: HTMLElement
let anchor: HTMLElement
const showPopover = vi.fn()
const hidePopover = vi.fn()

// Places and layers are tried in Chromium; here it is what assistive technology and clean-up depend on.
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  showPopover.mockReset()
  hidePopover.mockReset()
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover })
  document.body.innerHTML = '<i id="icon"></i>'
  anchor = document.querySelector('#icon') as HTMLElement
  life = createLife((cause) => expect.unreachable(String(cause)))
  slot = putSlot(life, { position: 'after', anchor })
  root = createRoot(slot)
})

afterEach(async () => {
  await act(async () => root.unmount())
  life.end()
  for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name)
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
  document.body.replaceChildren()
})

const draw = (className?: string) =>
  act(async () =>
    root.render(
      <Tooltip id="tip" anchor={anchor} rise={40} {...(className ? { className } : {})}>
        <b>Prices</b>
      </Tooltip>,
    ),
  )

const tip = () => document.querySelector('#tip') as HTMLElement

describe('Tooltip', () => {
  it('is a tooltip with the id that the anchor points at, and holds its content', async () => {
    await draw('mine')
    expect(tip().getAttribute('role')).toBe('tooltip')
    expect(tip().getAttribute('popover')).toBe('manual')
    expect([...tip().classList]).toEqual(['tillkit-tooltip', 'mine'])
    expect(tip().innerHTML).toBe('<b>Prices</b>')
  })

  it('lies in the top layer for as long as it is drawn', async () => {
    await draw()
    expect(showPopover).toHaveBeenCalledTimes(1)
    await draw()
    expect(showPopover).toHaveBeenCalledTimes(1)
    await act(async () => root.render(null))
    expect(hidePopover).toHaveBeenCalledTimes(1)
    expect(tip()).toBeNull()
  })

  it('shows itself again when its slot has been put back, until it is taken away', async () => {
    await draw()
    slot.dispatchEvent(new Event(PUT_BACK_EVENT))
    expect(showPopover).toHaveBeenCalledTimes(2)
    await act(async () => root.render(null))
    slot.dispatchEvent(new Event(PUT_BACK_EVENT))
    expect(showPopover).toHaveBeenCalledTimes(2)
  })

  it('shows once it has its place', async () => {
    await draw()
    expect(tip().style.position).toBe('fixed')
    expect(tip().style.visibility).toBe('visible')
  })
})
