import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadPage } from './reload-page.ts'

const page = () => ({ form: document.querySelector('form') as HTMLFormElement, store: { setState: vi.fn() } }) as unknown as Parameters<typeof reloadPage>[0]

beforeEach(() => {
  document.body.innerHTML = '<form><input name="note" value=""></form>'
  ;(document.querySelector('input') as HTMLInputElement).value = 'Ring twice'.repeat(100)
  vi.spyOn(location, 'reload').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
  document.body.replaceChildren()
})

it('is loaded anew with what was typed, and not where the browser has no room for that', () => {
  const kept = new Map<string, string>()
  const room = { most: 500 }
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
    setItem(name: string, text: string) {
      if (text.length > room.most) throw new DOMException('full', 'QuotaExceededError')
      kept.set(name, text)
    },
  })
  expect(reloadPage(page(), 'totals')).toBe(false)
  expect(location.reload).not.toHaveBeenCalled()
  room.most = 5000
  expect(reloadPage(page(), 'totals')).toBe(true)
  expect(kept.get('tillkit-checkout-typed')).toContain('Ring twice')
})
