/** A form as the form builder prints it: a text, an address, a list, and a field that is there for bots. */
export const builderHtml = `<div class="wpforms-container wpforms-container-full wpforms-render-modern" id="wpforms-7"><form id="wpforms-form-7"
  class="wpforms-validate wpforms-form wpforms-ajax-form" data-formid="7" method="post" enctype="multipart/form-data" action="/ask/" data-token="t1" data-token-time="0">
  <div class="wpforms-field-container"><div id="wpforms-7-field_9-container" class="wpforms-field wpforms-field-text" data-field-type="text"
    data-field-id="9"><label class="wpforms-field-label" for="wpforms-7-field_9">Question by e-mail</label><input type="text" id="wpforms-7-field_9" name="wpforms[fields][9]"></div>
  <div id="wpforms-7-field_1-container" class="wpforms-field wpforms-field-text" data-field-id="1"><label class="wpforms-field-label" for="wpforms-7-field_1">Your
    question <span class="wpforms-required-label" aria-hidden="true">*</span></label><input type="text" id="wpforms-7-field_1" class="wpforms-field-required"
    name="wpforms[fields][1]" aria-errormessage="wpforms-7-field_1-error" aria-describedby="wpforms-7-field_1-description" required><div
    id="wpforms-7-field_1-description" class="wpforms-field-description">In a line or two</div></div>
  <div id="wpforms-7-field_3-container" class="wpforms-field wpforms-field-email" data-field-id="3"><label class="wpforms-field-label"
    for="wpforms-7-field_3">E-mail</label><input type="email" id="wpforms-7-field_3" name="wpforms[fields][3]" spellcheck="false"></div>
  <div id="wpforms-7-field_4-container" class="wpforms-field wpforms-field-select" data-field-id="4"><label class="wpforms-field-label"
    for="wpforms-7-field_4">Topic</label><select id="wpforms-7-field_4" class="wpforms-field-required" name="wpforms[fields][4]" required="required"><option
    value="" class="placeholder" disabled selected="selected">Choose</option><option value="Rolls">Rolls</option><option value="Tills">Tills</option></select></div></div>
  <div class="wpforms-submit-container"><input type="hidden" name="wpforms[id]" value="7"><button type="submit" name="wpforms[submit]" id="wpforms-submit-7"
    class="wpforms-submit" data-alt-text="Sending…" data-submit-text="Send" value="wpforms-submit">Send</button></div></form></div>`

/** The builder's settings, as far as the form needs them: texts are escaped, and numbers are texts. */
export const builderGlobals = {
  wpforms_settings: { ajaxurl: '/wp-admin/admin-ajax.php', val_required: 'This field isn&#039;t optional.', token_cache_lifetime: '86400' },
}

const refused = (errors: Readonly<Record<string, unknown>>) => JSON.stringify({ success: false, data: { errors } })
const header = (text: string) => ({
  header: `<div id="wpforms-7-header-error" class="wpforms-error-container" role="alert">\n\t<span class="wpforms-hidden" aria-hidden="false">Form error message</span><p>${text}</p>\n</div>`,
})

/** What its server answers. */
export const builderAnswers = {
  sent: JSON.stringify({ success: true, data: { confirmation: '<div class="wpforms-confirmation-container-full" id="wpforms-confirmation-7"><p>Thank you &amp; goodbye.</p></div>' } }),
  elsewhere: JSON.stringify({ success: true, data: { form_id: 71, redirect_url: '/thanks/' } }),
  empty: JSON.stringify({ success: true, data: { confirmation: '' } }),
  stale: refused({ general: header('Antispam token is invalid. Please reload the page.') }),
  fields: refused({ general: header('Please see below.'), field: { 'wpforms[fields][1]': 'That isn&#039;t a question.', 'wpforms[fields][3]': { '3': 'Not this address.' }, 'wpforms[fields][88]': 'Of another form.' } }),
  token: JSON.stringify({ success: true, data: { token: 't2' } }),
} as const
