import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueue } from '../requests/queue/queue.ts'
import { cartNow, readingCart } from './cart-now.ts'

const COOKIE = 'woocommerce_cart_hash'
const setCookie = (hash: string) => void (document.cookie = `${COOKIE}=${hash}`)
const answered = (hash: string) => readingCart(async () => setCookie(hash))

beforeEach(() => localStorage.clear())
afterEach(() => {
  document.cookie = `${COOKIE}=; max-age=0`
  vi.unstubAllGlobals()
})

describe('the last change of the cart', () => {
  it('is what the cookie says, and stays so whatever tabs are answered', async () => {
    expect(cartNow()).toBe('')
    setCookie('changed')
    for (const hash of ['first', 'second', 'second', 'changed', 'third']) {
      await answered(hash)
      expect(cartNow()).toBe('changed')
    }
    setCookie('changed-again')
    expect(cartNow()).toBe('changed-again')
  })

  it('is the same for a tab that asked between another\'s answer and its note', async () => {
    setCookie('changed')
    let answerSecond = () => {}
    let second: Promise<unknown> = Promise.resolve()
    await readingCart(async () => {
      setCookie('first')
      second = readingCart(() => new Promise<void>((resolve) => (answerSecond = resolve)).then(() => setCookie('second')))
    })
    answerSecond()
    await second
    expect(cartNow()).toBe('changed')
  })

  it('is not noted where the answer has the hash that there was, or where there is none', async () => {
    setCookie('changed')
    await answered('changed')
    await expect(readingCart(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
    expect(localStorage).toHaveLength(0)
  })

  it.each(['', 'null', '{}', '["first"]', '["first",1]', 'half a JSON ['])('is the cookie where something else stands in storage: %s', (text) => {
    setCookie('first')
    localStorage.setItem('tillkit-cart-answer', text)
    expect(cartNow()).toBe('first')
  })

  it('is the cookie where storage is closed', async () => {
    vi.stubGlobal('localStorage', undefined)
    setCookie('changed')
    await answered('first')
    expect(cartNow()).toBe('first')
  })

  it('is a change that was made while a tab waited for its answer, whichever of both came last', async () => {
    setCookie('before')
    const queue = createQueue(readingCart)
    const read = queue.read(async () => {
      await queue.change(async () => setCookie('changed'))
    })
    expect(await read).toBeUndefined()
    expect(cartNow()).toBe('changed')
  })

  it('is that there is no cart any more, also where it is an answer that says so: that is the same for all tabs', async () => {
    setCookie('changed')
    await answered('')
    expect(cartNow()).toBe('')
    expect(localStorage).toHaveLength(0)
  })
})
