/**
 * Lets a link be read wherever a module's words can be: a page's colour for links may be that of the module's background. By script: pages
 * may forbid styles in what is put into them.
 * @returns the link
 */
export function standOut<Link extends HTMLElement>(link: Link): Link {
  Object.assign(link.style, { color: 'inherit', textDecoration: 'underline' })
  return link
}
