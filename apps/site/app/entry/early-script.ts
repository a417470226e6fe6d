/**
 * What a page does before its first paint: it keeps language and region for the next visit, and notes on `<html>` that
 * somebody is signed in, so that styles show the place of the account and never "Sign in" (shell/own-answers.ts).
 */
export const EARLY_SCRIPT = `(()=>{const{documentElement:root,cookie}=document,keep=(name,value)=>{document.cookie=name+'='+value+'; Path=/; Max-Age=31536000; SameSite=Lax'+(location.protocol==='https:'?'; Secure':'')};keep('locale',root.lang);if(!/(^|; )region=/.test(cookie))keep('region',root.dataset.region);if(!root.dataset.account&&/(^|; )signed_in=1/.test(cookie))root.dataset.account='loading'})()`;
