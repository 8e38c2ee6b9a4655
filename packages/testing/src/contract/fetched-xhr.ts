import { beforeEach } from 'vitest'

/**
 * An XMLHttpRequest that asks the test's own `fetch`: what answers a call does so whichever way it goes out, through the page's jQuery
 * or not.
 */
export class FetchedXhr extends EventTarget {
  readyState = 0
  status = 0
  statusText = ''
  responseText = ''
  responseURL = ''
  responseType = ''
  withCredentials = false
  readonly upload = new EventTarget()
  onreadystatechange: Handler = null
  onload: Handler = null
  onerror: Handler = null
  onabort: Handler = null
  #request = { method: 'GET', url: '' }
  #headers: Record<string, string> = {}
  #answered = new Headers()
  readonly #controller = new AbortController()

  open(method: string, url: string): void {
    this.#request = { method, url: new URL(url, document.baseURI).href }
    this.#move(1)
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value
  }
  getAllResponseHeaders(): string {
    return Array.from(this.#answered, ([name, value]) => `${name}: ${value}\r\n`).join('')
  }
  send(body: BodyInit | null = null): void {
    this.#tell('loadstart')
    void this.#ask(body).then((type) => this.#end(type))
  }
  abort(): void {
    const isOnItsWay = this.readyState > 0 && this.readyState < 4
    this.#controller.abort()
    if (isOnItsWay) this.#end('abort')
  }

  async #ask(body: BodyInit | null): Promise<'load' | 'error'> {
    const { method, url } = this.#request
    try {
      // As fields, which is how a call by `fetch` gives them.
      const content = typeof body === 'string' ? new URLSearchParams(body) : body
      const response = await fetch(url, { method, headers: this.#headers, ...(content && { body: content }), signal: this.#controller.signal })
      const text = await response.text()
      Object.assign(this, { status: response.status, statusText: response.statusText, responseText: text, responseURL: response.url || url })
      this.#answered = response.headers ?? this.#answered
      return 'load'
    } catch {
      return 'error'
    }
  }
  #end(type: 'load' | 'error' | 'abort'): void {
    if (this.readyState === 4) return
    this.#move(4)
    this.#tell(type)
    this.#tell('loadend')
  }
  #move(state: number): void {
    this.readyState = state
    this.#tell('readystatechange')
  }
  #tell(type: string): void {
    const event = new Event(type)
    this.dispatchEvent(event)
    const handler: unknown = Reflect.get(this, `on${type}`)
    if (typeof handler === 'function') handler.call(this, event)
  }
}

type Handler = ((event: Event) => void) | null

// Tests that run without a page have none.
if (globalThis.window) beforeEach(() => void Reflect.set(window, 'XMLHttpRequest', FetchedXhr))
