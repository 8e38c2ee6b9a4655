import { CONFIG_ID } from '@tillkit/platform'

/** What the shopper reads; `messages.page.offline` of the page's settings says it in another language. */
const TEXT = 'You are offline, so nothing was done. Please try again when you are connected.'

/**
 * Says at the window's lower edge that a touch came to nothing, where the code that would answer it cannot come without a
 * connection: the browser would leave the page for an error page. It goes when the connection is back.
 */
export function showOfflineNotice(): void {
  const notice = document.createElement('p')
  notice.className = 'tillkit-offline'
  notice.setAttribute('role', 'alert')
  notice.textContent = offlineText()
  removeNotice()
  document.body.append(notice)
  // One and the same listener, which the browser keeps once however often something is pressed.
  window.addEventListener('online', removeNotice)
}

function removeNotice(): void {
  document.querySelector('.tillkit-offline')?.remove()
}

function offlineText(): string {
  try {
    const { messages } = JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? '') as { readonly messages: { readonly page: { readonly offline: string } } }
    return messages.page.offline
  } catch {
    return TEXT
  }
}
