/**
 * What the changelog says of one version, with its heading.
 * @param {string} changelog
 * @param {string} version such as `0.1.0`
 * @throws {Error} when it says nothing of that version
 */
export function changesOf(changelog, version) {
  const headings = [...changelog.matchAll(/^## \[([^\]]+)\].*$/gm)]
  const at = headings.findIndex(([, name]) => name === version)
  if (at < 0) throw new Error(`CHANGELOG.md says nothing of version ${version}: give it a heading "## [${version}]".`)
  return `${changelog.slice(headings[at]?.index, headings[at + 1]?.index).trim()}\n`
}
