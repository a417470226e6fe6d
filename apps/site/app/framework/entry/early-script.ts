/**
 * Inline script that runs before the first paint. It stores language, region and time zone in cookies, and marks `<html>` if a player
 * is signed in, so that the styles show a placeholder of the account instead of "Sign in" (shell/account-data.ts).
 */
export const EARLY_SCRIPT = `(()=>{const{documentElement:root,cookie}=document,keep=(name,value)=>{document.cookie=name+'='+value+'; Path=/; Max-Age=31536000; SameSite=Lax'+(location.protocol==='https:'?'; Secure':'')};keep('locale',root.lang);if(!/(^|; )region=/.test(cookie))keep('region',root.dataset.region);keep('time_zone',Intl.DateTimeFormat().resolvedOptions().timeZone);if(!root.dataset.account&&/(^|; )signed_in=1/.test(cookie))root.dataset.account='loading'})()`;
