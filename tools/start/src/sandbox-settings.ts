/** Pages of the sandbox that show outgoing messages and simulate the external services. */
export const sandboxAddresses = (sandbox: string) => ({
  inbox: `${sandbox}/mail`,
  chats: `${sandbox}/chats`,
  providers: `${sandbox}/identity`,
  faults: `${sandbox}/faults`,
});

const PROVIDERS = ['vk', 'google', 'yandex', 'discord', 'youtube'];

const providerSettings = (sandbox: string, provider: string): [string, string][] => {
  const [name, root] = [`OAUTH_${provider.toUpperCase()}`, `${sandbox}/identity/${provider}`];
  const endpoints = [
    ['AUTHORIZE_URL', 'authorize'],
    ['TOKEN_URL', 'token'],
    ['USERINFO_URL', 'userinfo'],
  ];
  return [
    [`${name}_ISSUER`, root],
    ...endpoints.map(([end, path]): [string, string] => [`${name}_${end}`, `${root}/${path}`]),
  ];
};

/** Environment variables that make the API use the sandbox as mail server, sign-in provider and messenger. */
export const sandboxSettings = (sandbox: string, smtpPort: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  TELEGRAM_API_ROOT: `${sandbox}/telegram`,
  VK_API_ROOT: `${sandbox}/vk/method`,
  LINK_2FA_TG: `${sandbox}/chats/telegram`,
  LINK_2FA_VK: `${sandbox}/chats/vk`,
  LINK_TELEGRAM: `${sandbox}/chats/telegram`,
  LINK_VK: `${sandbox}/chats/vk`,
  LINK_MESSAGE_LINK: `${sandbox}/chats/vk`,
  STEAM_OPENID_URL: `${sandbox}/identity/steam`,
  ...Object.fromEntries(PROVIDERS.flatMap((provider) => providerSettings(sandbox, provider))),
});
