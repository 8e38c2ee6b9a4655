/** The bar's own style sheet; a constructed one, which no Content Security Policy forbids. */
export const BAR_STYLE = `
:host {
  all: initial !important;
  position: fixed !important; inset: auto 0 0 0 !important; z-index: 2147483000 !important;
  display: block !important; pointer-events: none !important;
  font: 14px/1.4 system-ui, sans-serif !important; color-scheme: dark !important;
}
@media print { :host { display: none !important } }
[hidden] { display: none !important }
* { box-sizing: border-box }
.bar {
  pointer-events: auto; color: #f4f6f8; background: #14202b; border-top: 2px solid #5fb3a1;
  box-shadow: 0 -2px 12px rgb(0 0 0 / .22); max-height: min(70vh, 100vh - 40px); overflow: auto;
  padding-bottom: env(safe-area-inset-bottom);
}
.line { display: flex; align-items: center; gap: 4px 14px; padding: 5px 14px; min-height: 44px }
strong { font-weight: 650; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; min-width: 0 }
.of { font-weight: 400 }
.facts { display: flex; flex-wrap: wrap; gap: 0 14px; color: #c3ccd4; min-width: 0 }
.fact::before { content: "·"; margin-right: 14px; color: #7d8a96 }
.fact.warn { color: #ffd479 }
.alert { color: #14202b; background: #ffd479; border-radius: 10px; padding: 0 9px; white-space: nowrap; font-weight: 600 }
.buttons { display: flex; gap: 6px; margin-left: auto; flex: none }
button, .switch {
  font: inherit; color: inherit; background: transparent; border: 1px solid #56646f; border-radius: 5px;
  min-height: 32px; padding: 3px 11px; cursor: pointer; white-space: nowrap; text-decoration: none;
  display: inline-flex; align-items: center;
}
button:hover, .switch:hover { background: #253542 }
.switch { border-color: #5fb3a1; color: #9fe0d1 }
button:focus-visible, .switch:focus-visible { outline: 3px solid #9fe0d1; outline-offset: 1px }
.more::after {
  content: ""; margin-left: 8px; width: 7px; height: 7px; border: solid currentColor; border-width: 1.5px 1.5px 0 0;
  transform: translateY(2px) rotate(-45deg);
}
.more[aria-expanded="true"]::after { transform: translateY(-2px) rotate(135deg) }
.details { padding: 14px 14px 10px; border-bottom: 1px solid #2f3f4c }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 6px 20px; margin: 0 }
dt { color: #a9b5bf }
dd { margin: 0; overflow-wrap: anywhere }
.problems { margin: 0 0 14px; padding: 10px 12px 10px 28px; color: #ffe3a8; background: #33301f; border-radius: 6px }
.problems li + li { margin-top: 4px }
.advice { color: #f4f6f8 }
.tab {
  pointer-events: auto; position: absolute; left: 0; bottom: 0; margin: 0; color: #f4f6f8; background: #14202b;
  border: 1px solid #5fb3a1; border-width: 2px 2px 0 0; border-radius: 0 8px 0 0; padding: 4px 14px; font-size: 13px;
}
.tab.noticed::after { content: ""; width: 8px; height: 8px; margin-left: 8px; border-radius: 50%; background: #ffd479 }
@media (max-width: 900px) {
  .line { flex-wrap: wrap; padding: 6px 10px }
  .facts { order: 3; flex-basis: 100%; gap: 1px 14px; font-size: 13px }
  .fact::before { content: none }
}
@media (max-width: 560px) {
  .of { display: none }
  .line { gap: 4px 8px }
  button, .switch { padding: 3px 9px }
  dl { grid-template-columns: 1fr; gap: 0 }
  dd + dt { margin-top: 8px }
}
@media (forced-colors: active) {
  .bar { border-top-color: CanvasText }
  button, .switch, .tab { border-color: ButtonBorder }
  .switch { color: LinkText }
  .alert, .problems { border: 1px solid CanvasText; color: CanvasText; background: Canvas }
  .tab.noticed::after { background: Highlight; forced-color-adjust: none }
}
`
