import type { Addresses } from './guard-addresses.ts'

/** Keeps the ways out of a page in the preview: links and forms with an address that a script has put together. */
export function guardWays({ isTracker, home }: Addresses): void {
  const turn = (element: Element, name: string) => {
    const address = element.getAttribute(name)
    if (address !== null && home(address) !== address) element.setAttribute(name, String(home(address)))
  }
  const follow = (event: Event) => {
    const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement || each instanceof HTMLAreaElement)
    if (link) turn(link, 'href')
  }
  for (const type of ['click', 'auxclick']) addEventListener(type, follow, true)
  const send = (event: SubmitEvent) => {
    if (event.target instanceof HTMLFormElement) turn(event.target, 'action')
    if (event.submitter) turn(event.submitter, 'formaction')
  }
  addEventListener('submit', send, true)
  const { submit } = HTMLFormElement.prototype
  HTMLFormElement.prototype.submit = function () {
    turn(this, 'action')
    if (!isTracker(this.getAttribute('action') ?? '')) submit.call(this)
  }
  const { open } = window
  window.open = (address, ...more) => open.call(window, address && home(address), ...more)
  guardLocation(home)
}

/** What a script gives to `location`, where the browser tells of it. */
function guardLocation(home: Addresses['home']): void {
  if (!('navigation' in window)) return
  window.navigation.addEventListener('navigate', (event) => {
    const { destination, cancelable, formData, navigationType } = event
    const url = home(destination.url)
    if (url === destination.url || !cancelable || formData) return
    event.preventDefault()
    if (navigationType === 'replace') location.replace(url)
    else location.assign(url)
  })
}
