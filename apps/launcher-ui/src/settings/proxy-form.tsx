import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useService } from '../service/service-context.tsx';
import { serviceQueries } from '../service/service-queries.ts';
import { SettingQuery } from './setting-query.tsx';
import { TextSetting } from './text-setting.tsx';

/** Proxy for requests to our servers. */
export const ProxyForm = () => {
  const { t } = useLingui();
  const service = useService();
  return (
    <SettingQuery query={useQuery(serviceQueries.proxy(service))}>
      {({ value }) => (
        <TextSetting
          name={t`Proxy`}
          value={value}
          mutation={serviceQueries.setProxy(service)}
          savedText={() => t`Saved. Takes effect with the next download.`}
          label={t`Proxy address`}
          help={t`Leave empty to use the system's HTTP_PROXY and HTTPS_PROXY. Enter “none” to connect without a proxy.`}
          placeholder="http://proxy.example:3128"
        />
      )}
    </SettingQuery>
  );
};
