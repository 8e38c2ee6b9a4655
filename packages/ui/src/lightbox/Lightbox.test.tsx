import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Lightbox, type LightboxLabels, type LightboxProps } from './index.ts'

const labels: LightboxLabels = {
  name: 'Pictures of the cash drawer',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  carousel: 'carousel',
  slide: 'picture',
  counter: '{index} of {total}',
}
const pictures = ['front', 'side', 'back'].map((side) => ({
  src: `/${side}.jpg`,
  alt: `The drawer's ${side}`,
  width: 1600,
  height: 1200,
  caption: `From the ${side}`,
}))
const onClose = vi.fn()
const onView = vi.fn()

// There is no layout here, and without room no picture is drawn.
beforeEach(() => {
  for (const spy of [onClose, onView]) spy.mockReset()
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const draw = (props: Partial<LightboxProps> = {}) =>
  render(<Lightbox pictures={pictures} labels={labels} onClose={onClose} onView={onView} {...props} />)

describe('Lightbox', () => {
  it('is a modal dialog with a name, in which every button has one in the shop\'s words', async () => {
    draw({ className: 'mine' })
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: labels.name })
    expect(dialog.open).toBe(true)
    expect([...dialog.classList]).toEqual(['tillkit-lightbox', 'mine'])
    await screen.findByRole('button', { name: 'Next picture' })
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    expect(names.sort()).toEqual(['Close', 'Larger', 'Next picture', 'Previous picture', 'Smaller'])
    expect(screen.getByRole('region', { name: labels.name }).getAttribute('aria-roledescription')).toBe('carousel')
    expect(document.querySelector('[role="dialog"] [role="dialog"], .yarl__portal')).toBeNull()
  })

  it('begins with the picture that was asked for, says which it is, and tells of each turn', async () => {
    draw({ index: 1 })
    expect(screen.getByText('2 of 3').closest('[aria-hidden="true"]')).not.toBeNull()
    expect(screen.getByRole('group', { name: '2 of 3' }).querySelector('img')?.alt).toBe("The drawer's side")
    expect(screen.getByText('From the side')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }))
    await screen.findByText('3 of 3')
    expect(onView.mock.calls.flat()).toEqual([1, 2])
  })

  it('begins on the button that closes it, and is turned by the arrows from there', async () => {
    draw()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: labels.close })))
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' })
    await screen.findByText('2 of 3')
  })

  it('goes to its first and its last picture by Home and End', async () => {
    draw({ index: 1 })
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'End' })
    await screen.findByText('3 of 3')
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Home', ctrlKey: true })
    expect(screen.getByText('3 of 3')).toBeTruthy()
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Home' })
    await screen.findByText('1 of 3')
  })

  it('closes by a finger that drags its picture down', () => {
    draw()
    const pictures = document.querySelector('.yarl__container')
    if (!pictures) throw new Error('Nothing to drag.')
    const touch = { pointerId: 3, pointerType: 'touch', buttons: 1, clientX: 100 }
    fireEvent.pointerDown(pictures, { ...touch, clientY: 100 })
    for (const clientY of [140, 200, 300]) fireEvent.pointerMove(pictures, { ...touch, clientY })
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.pointerUp(pictures, { ...touch, clientY: 300 })
    expect(onClose.mock.calls).toEqual([['backdrop']])
  })

  it('goes around its ends, unless it is not to', async () => {
    const { unmount } = draw()
    fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }))
    await screen.findByText('3 of 3')
    unmount()
    draw({ loops: false })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous picture' }).disabled).toBe(true)
  })

  it('has no counter and no buttons that are not wanted, and a ground that lets the page through', () => {
    draw({ hasCounter: false, hasArrows: false, hasZoom: false, ground: 0.5 })
    expect(screen.queryByText('1 of 3')).toBeNull()
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Close'])
    expect(screen.getByRole('dialog').style.getPropertyValue('--tillkit-lightbox')).toBe('rgb(18 20 22 / 50%)')
  })

  it('turns nothing where there is one picture', () => {
    draw({ pictures: pictures.slice(0, 1) })
    expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull()
    expect(screen.queryByText('1 of 1')).toBeNull()
  })

  it('closes by its cross and by Escape, from wherever the keyboard is', async () => {
    draw()
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenLastCalledWith('button')
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    expect(onClose).toHaveBeenLastCalledWith('escape')
  })

  it('closes by a press beside a picture, and not by one on it or on its words, or by what is dragged over the ground', () => {
    draw({ pictures: pictures.slice(0, 1) })
    const press = (target: Element | null, to = 10) => {
      if (!target) throw new Error('Nothing to press.')
      fireEvent.pointerDown(target, { clientX: 10, clientY: 10 })
      fireEvent.click(target, { clientX: to, clientY: 10 })
    }
    press(document.querySelector('.yarl__slide_current img'))
    press(screen.getByText('From the front'))
    press(document.querySelector('.yarl__slide_current'), 60)
    expect(onClose).not.toHaveBeenCalled()
    press(document.querySelector('.yarl__slide_current'))
    expect(onClose.mock.calls).toEqual([['backdrop']])
  })

  it('leaves nothing on the page', () => {
    const before = document.body.outerHTML
    draw().unmount()
    expect(document.body.outerHTML.replace(/<div><\/div>/g, '')).toBe(before.replace(/<div><\/div>/g, ''))
    expect(document.documentElement.getAttribute('style')).toBeFalsy()
  })
})
