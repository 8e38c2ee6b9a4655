import { afterEach, describe, expect, it, vi } from 'vitest'
import { recaptcha } from './recaptcha.ts'
import { tokenFrom } from './token.ts'

const { signal } = new AbortController()
const page = globalThis as { grecaptcha?: unknown }
/** reCAPTCHA as its first script leaves it: what is asked for waits until the second has run. */
function service(token: unknown = 'token') {
  let isReady = false
  const ready = (done: () => void) => void setTimeout(() => {
    isReady = true
    done()
  }, 0)
  return { ready, execute: vi.fn(async () => (isReady ? token : undefined)) }
}

afterEach(() => {
  delete page.grecaptcha
  document.head.replaceChildren()
})

describe('a token of a function of the page', () => {
  it('may come at once or later, and is a text with something in it', async () => {
    expect([await tokenFrom(() => 'now')(signal), await tokenFrom(async () => 'later')(signal)]).toEqual(['now', 'later'])
    for (const none of ['', undefined, 7]) await expect(tokenFrom(async () => none)(signal)).rejects.toThrow('no token')
    await expect(tokenFrom(() => { throw new Error('gone') })(signal)).rejects.toThrow('gone')
  })
})

describe('a token of reCAPTCHA', () => {
  const ask = () => recaptcha({ siteKey: 'key', action: 'Shop/Form 7' })(signal)

  it('is asked for when the service is ready, with the site\'s key and the action, in letters that it takes', async () => {
    const its = service()
    page.grecaptcha = its
    expect(await ask()).toBe('token')
    expect(its.execute).toHaveBeenCalledWith('key', { action: 'Shop/Form_7' })
    page.grecaptcha = { enterprise: service('other') }
    expect(await ask()).toBe('other')
  })

  it('waits for a script that is still to come', async () => {
    const script = document.createElement('script')
    script.setAttribute('src', 'data:text/javascript,/recaptcha/api.js')
    script.type = 'text/plain'
    document.head.append(script)
    const token = ask()
    page.grecaptcha = service()
    script.dispatchEvent(new Event('load'))
    expect(await token).toBe('token')
  })

  it('is not to be had where the script is missing or blocked', async () => {
    await expect(ask()).rejects.toThrow('missing or blocked')
    const script = document.createElement('script')
    script.setAttribute('src', 'data:text/javascript,/recaptcha/api.js')
    script.type = 'text/plain'
    document.head.append(script)
    const token = ask()
    script.dispatchEvent(new Event('error'))
    await expect(token).rejects.toThrow('missing or blocked')
    const other = new AbortController()
    const given = recaptcha({ siteKey: 'key', action: 'a' })(other.signal)
    other.abort()
    await expect(given).rejects.toThrow('missing or blocked')
  })
})
