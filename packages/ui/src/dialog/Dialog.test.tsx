import { createLife, type EndableLife } from '@tillkit/dom'
import { closeOnEscape, PUT_BACK_EVENT, slot as putSlot } from '@tillkit/mount'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog, type DialogProps } from './Dialog.tsx'

const onClose = vi.fn()
const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')

beforeEach(() => {
  onClose.mockReset()
  showModal.mockClear()
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  document.documentElement.removeAttribute('style')
})

const dialogOf = (props: Partial<DialogProps> = {}) => (
  <Dialog title="Delivery" labels={{ close: 'Close' }} onClose={onClose} {...props}>
    {props.children ?? <input aria-label="Postcode" />}
  </Dialog>
)

/** A page with a button that opens it. */
function Page(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false)
  const close = (reason: 'button' | 'backdrop' | 'escape') => {
    onClose(reason)
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && dialogOf({ ...props, onClose: close })}
    </>
  )
}

function openPage(props: Partial<DialogProps> = {}): HTMLElement {
  render(<Page {...props} />)
  const button = screen.getByText('Open')
  button.focus()
  fireEvent.click(button)
  return button
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog')

describe('Dialog', () => {
  it('is modal, named by its title and described by its description', () => {
    render(dialogOf({ description: 'Where shall it go?', id: 'delivery', className: 'mine', size: 'large', level: 3 }))
    expect(screen.getByRole('dialog', { name: 'Delivery' })).toBe(dialog())
    expect(showModal).toHaveBeenCalledTimes(1)
    expect(dialog().open).toBe(true)
    expect(dialog().id).toBe('delivery')
    expect([...dialog().classList]).toEqual(['tillkit-dialog', 'tillkit-dialog--large', 'mine'])
    expect(document.getElementById(dialog().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Where shall it go?')
    expect(screen.getByRole('heading', { level: 3, name: 'Delivery' })).toBeTruthy()
  })

  it('has the focus itself at first, or gives it to what was asked for', () => {
    const { unmount } = render(dialogOf())
    expect(document.activeElement).toBe(dialog())
    unmount()
    render(dialogOf({ initialFocus: () => screen.getByLabelText('Postcode') }))
    expect(document.activeElement).toBe(screen.getByLabelText('Postcode'))
  })

  it('closes by its cross, and the focus comes back to the opener', () => {
    const button = openPage()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledExactlyOnceWith('button')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  it('gives the focus to the opener that is named where nothing had it before', () => {
    render(<Page opener={() => screen.getByText('Open')} />)
    fireEvent.click(screen.getByText('Open'))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(document.activeElement).toBe(screen.getByText('Open'))
  })

  it('closes by Escape, which reaches nobody else', () => {
    const other = vi.fn()
    const life = createLife(() => undefined)
    openPage()
    closeOnEscape(life, { close: other })
    life.end()
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    fireEvent(dialog(), event)
    expect(onClose).toHaveBeenCalledExactlyOnceWith('escape')
    expect(event.defaultPrevented).toBe(true)
    expect(other).not.toHaveBeenCalled()
  })

  it('lets what was opened in it, or answers the key itself, have Escape first', () => {
    openPage({ children: <input aria-label="Town" onKeyDown={(event) => event.preventDefault()} /> })
    const life = createLife(() => undefined)
    const list = vi.fn(() => life.end())
    closeOnEscape(life, { close: list })
    fireEvent.keyDown(dialog(), { key: 'Escape' })
    expect(list).toHaveBeenCalledTimes(1)
    fireEvent.keyDown(screen.getByLabelText('Town'), { key: 'Escape' })
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.keyDown(dialog(), { key: 'Escape' })
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('closes by what the browser closes dialogs for, and not by a file that was not chosen', () => {
    render(dialogOf({ children: <input type="file" aria-label="Logo" /> }))
    fireEvent(screen.getByLabelText('Logo'), new Event('cancel', { bubbles: true }))
    expect(onClose).not.toHaveBeenCalled()
    const cancel = new Event('cancel', { cancelable: true })
    fireEvent(dialog(), cancel)
    expect(cancel.defaultPrevented).toBe(true)
    expect(onClose).toHaveBeenCalledExactlyOnceWith('escape')
    dialog().removeAttribute('open')
    fireEvent(document.querySelector('dialog') as HTMLDialogElement, new Event('close'))
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('closes by a press beside it, unless that began in it or is not wanted', () => {
    const { rerender } = render(dialogOf())
    vi.spyOn(dialog(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 200))
    const press = (from: number, to: number) => {
      fireEvent.pointerDown(dialog(), { clientX: from, clientY: from })
      fireEvent.click(dialog(), { clientX: to, clientY: to })
    }
    press(150, 20)
    press(20, 150)
    fireEvent.click(screen.getByLabelText('Postcode'), { clientX: 0, clientY: 0 })
    expect(onClose).not.toHaveBeenCalled()
    press(20, 20)
    expect(onClose).toHaveBeenCalledExactlyOnceWith('backdrop')
    rerender(dialogOf({ closesOnBackdrop: false }))
    press(20, 20)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('keeps the page behind from scrolling while it is open, and takes that back', () => {
    const root = document.documentElement
    root.style.overflow = 'clip'
    const { unmount } = render(dialogOf())
    expect(root.style.overflow).toBe('hidden')
    const second = render(dialogOf())
    second.unmount()
    expect(root.style.overflow).toBe('hidden')
    unmount()
    expect(root.style.overflow).toBe('clip')
  })

  it('opens once more where React mounts twice, and closes nothing by that', async () => {
    render(<StrictMode>{dialogOf()}</StrictMode>)
    await Promise.resolve()
    expect(dialog().open).toBe(true)
    expect(onClose).not.toHaveBeenCalled()
  })

  describe('in a slot', () => {
    let life: EndableLife
    let slot: HTMLElement
    beforeEach(() => {
      life = createLife((cause) => expect.unreachable(String(cause)))
      slot = putSlot(life, { position: 'end', anchor: document.body })
    })
    afterEach(() => life.end())

    it('is modal again when its slot has been put back, until it is taken away', () => {
      const { unmount } = render(dialogOf(), { container: slot })
      slot.dispatchEvent(new Event(PUT_BACK_EVENT))
      expect(showModal).toHaveBeenCalledTimes(2)
      expect(document.activeElement).toBe(dialog())
      unmount()
      slot.dispatchEvent(new Event(PUT_BACK_EVENT))
      expect(showModal).toHaveBeenCalledTimes(2)
    })

    it('answers Escape before those who listen at the document', () => {
      const theme = vi.fn()
      document.addEventListener('keydown', theme)
      render(dialogOf(), { container: slot })
      fireEvent.keyDown(screen.getByLabelText('Postcode'), { key: 'Escape' })
      document.removeEventListener('keydown', theme)
      expect(onClose).toHaveBeenCalledExactlyOnceWith('escape')
      expect(theme).not.toHaveBeenCalled()
    })
  })
})
