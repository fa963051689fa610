/** The oldest browsers that Milepost works in (decision 0086). The build, its check and the notice read it here. */
export const baseline = { safari: '16.4', chrome: '109', firefox: '115' } as const

/** The id of the notice for browsers that are older. While it is shown, the application doesn't start. */
export const olderBrowserNotice = 'older-browser'

/**
 * Runs inline at the end of every page, in any browser, so it is ES5. Look-behind came with Safari 16.4, the unit lh with
 * Chrome 109, toSorted with Firefox 115. Shows the notice, and takes away what would wait for ever.
 */
export const baselineScript = `(function(){
try{new RegExp('(?<=a)');if([].toSorted||CSS.supports('height','1lh'))return}catch(e){}
document.getElementById('${olderBrowserNotice}').removeAttribute('hidden');
var waiting=document.querySelector('[data-waiting]');
if(waiting)waiting.parentNode.removeChild(waiting)
})()`
