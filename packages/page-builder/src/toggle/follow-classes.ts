import type { Host } from '@tillkit/mount'
import { classes } from './anatomy.ts'

/**
 * Scripts of shops open and close toggles by the theme's class alone. Says so whenever it is written.
 * @returns looks at once, for what has been written a moment ago
 */
export function followClasses({ element, guard, onEnd }: Pick<Host, 'element' | 'guard' | 'onEnd'>, follow: (isOpen: boolean) => void): () => void {
  const look = guard(() => follow(element.classList.contains(classes.open)))
  const observer = new MutationObserver(look)
  observer.observe(element, { attributeFilter: ['class'] })
  onEnd(() => observer.disconnect())
  return look
}
