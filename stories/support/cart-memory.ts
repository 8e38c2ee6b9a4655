/** How the platform's scripts, and ours, name what they keep of a cart. */
const KEPT = /^wc_(cart|fragments)_/

/** Empties what the browser keeps of a cart: a story's visitor comes for the first time. Done again at the end. */
export function forgetCart(): () => void {
  const forget = () => {
    for (const store of [localStorage, sessionStorage]) {
      for (const key of Object.keys(store)) if (KEPT.test(key)) store.removeItem(key)
    }
  }
  forget()
  return forget
}
