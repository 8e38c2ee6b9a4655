import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Banner } from './Banner.tsx'

const showPopover = vi.fn()
const hidePopover = vi.fn()
const root = document.documentElement
let resized: () => void
const disconnect = vi.fn()

// Places and layers are tried in Chromium; here it is names, clean-up and what is said to the page.
beforeEach(() => {
  for (const spy of [showPopover, hidePopover, disconnect]) spy.mockReset()
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover })
  Object.assign(document, { elementsFromPoint: () => [] })
  resized = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn()
      unobserve = vi.fn()
      disconnect = disconnect
      constructor(callback: () => void) {
        const others = resized
        resized = () => {
          others()
          callback()
        }
      }
    },
  )
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name)
  Reflect.deleteProperty(document, 'elementsFromPoint')
  root.removeAttribute('style')
})

/** Gives a banner a height, which is measured with the next frame. */
const tall = (banner: HTMLElement, height: number) => vi.spyOn(banner, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, height))

describe('Banner', () => {
  it('is a region with a name, and its page stays usable', () => {
    render(<Banner title="Cookies" actions={<button type="button">Accept</button>}>We count visits.</Banner>)
    const region = screen.getByRole('region', { name: 'Cookies' })
    expect(region.getAttribute('popover')).toBe('manual')
    expect([...region.classList]).toEqual(['tillkit-banner', 'tillkit-banner--bottom'])
    expect(screen.getByRole('heading', { level: 2, name: 'Cookies' })).toBeTruthy()
    expect(document.activeElement).toBe(document.body)
  })

  it('lies in the top layer for as long as it is drawn', () => {
    const { unmount } = render(<Banner title="Cookies" />)
    expect(showPopover).toHaveBeenCalledTimes(1)
    unmount()
    expect(hidePopover).toHaveBeenCalledTimes(1)
  })

  it('can be dismissed by a cross that has a name, and its title can be for screen readers alone', () => {
    const dismiss = vi.fn()
    render(<Banner title="Free delivery" hidesTitle level={3} position="top" onDismiss={dismiss} labels={{ dismiss: 'Dismiss' }} />)
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(dismiss).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('heading', { level: 3 }).classList.contains('tillkit-visually-hidden')).toBe(true)
  })

  it('keeps what the keyboard comes to out from under it, and takes that back', async () => {
    root.style.setProperty('scroll-padding-block-end', '10px')
    const { unmount } = render(<Banner title="Cookies" />)
    tall(screen.getByRole('region'), 120)
    resized()
    await vi.waitFor(() => expect(root.style.getPropertyValue('scroll-padding-block-end')).toBe('120px'))
    expect(root.style.getPropertyValue('padding-block-end')).toBe('120px')
    unmount()
    expect(root.style.getPropertyValue('scroll-padding-block-end')).toBe('10px')
    expect(root.style.getPropertyValue('padding-block-end')).toBe('')
    expect(disconnect).toHaveBeenCalledTimes(1)
  })

  it.each([['first', 0], ['last', 1]])('shares its edge with another: the higher one counts, and nothing stays when the %s has gone first', async (_which, gone) => {
    root.style.setProperty('padding-block-end', '10px')
    const both = [render(<Banner title="Cookies" />), render(<Banner title="Delivery" />)]
    const heights = [120, 60]
    for (const [at, banner] of screen.getAllByRole('region').entries()) tall(banner, heights[at] ?? 0)
    resized()
    const room = () => root.style.getPropertyValue('padding-block-end')
    await vi.waitFor(() => expect(room()).toBe('120px'))
    both[gone]?.unmount()
    expect(room()).toBe(`${String(heights[1 - gone])}px`)
    both[1 - gone]?.unmount()
    expect(room()).toBe('10px')
    root.style.removeProperty('padding-block-end')
  })

  it('hands on the focus that it leaves with', () => {
    const page = (isThere: boolean) => (
      <>
        <button type="button">Shop</button>
        {isThere && <Banner title="Cookies" actions={<button type="button">Accept</button>} focusNext={() => screen.getByText('Shop')} />}
      </>
    )
    const { rerender } = render(page(true))
    screen.getByText('Accept').focus()
    rerender(page(false))
    expect(document.activeElement).toBe(screen.getByText('Shop'))
  })
})
