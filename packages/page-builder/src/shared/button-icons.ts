import type { Life } from '@tillkit/dom'
import { adoptAs } from '@tillkit/mount'
import { buttonIcons } from './anatomy.ts'

/** Gives a button the looks of the theme's, and the icons that its module has for it. */
export function giveIcons(life: Life, button: Element, module: Element): void {
  const { endings, module: names, button: own, classes } = buttonIcons
  const icons = endings.flatMap((ending) => {
    const icon = names.map((name) => module.getAttribute(name + ending)).find(Boolean)
    return icon ? [[own + ending, icon]] : []
  })
  adoptAs(life, button, {
    attributes: Object.fromEntries(icons) as Record<string, string>,
    classes: { [classes.button]: true, ...(icons.length > 0 && { [classes.icon]: true }) },
  })
}
