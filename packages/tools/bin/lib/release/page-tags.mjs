/**
 * The parts of dist/VERSION/manifest.json that tags are made from.
 * @typedef {{ version: string, units: readonly { name: string, early?: string }[], files: Readonly<Record<string, { integrity: string }>> }} BuiltManifest
 */

/**
 * The tags for a page, with the hashes that a browser holds our files to: it runs nothing of a file that is another one.
 * @param {BuiltManifest} manifest
 * @param {string} base where the files stand on the shop's server, without a slash at the end
 * @throws {Error} when a file is missing in the build
 */
export function pageTags({ version, units, files }, base) {
  const from = (/** @type {string} */ name) => {
    const { integrity } = files[name] ?? {}
    if (!integrity) throw new Error(`${name} is not in the build of version ${version}: run "npm run build".`)
    return `${base}/${name}" integrity="${integrity}" crossorigin="anonymous"`
  }
  const early = units.flatMap((unit) => unit.early ?? []).map((name) => `<script src="${from(name)}></script>`)
  return [
    `<!-- Tillkit ${version}. Put these into the head of every page, and the folder "${version}" to ${base}. -->`,
    '<!-- First in the head, before all other scripts; leave out what the shop has no use for: consent holds trackers back, page-chrome is for the Divi theme. -->',
    ...early,
    '<!-- Anywhere in the head. -->',
    `<link rel="stylesheet" href="${from('tillkit.css')}>`,
    `<script defer src="${from('tillkit.js')}></script>`,
    '',
  ].join('\n')
}
