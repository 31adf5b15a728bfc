const Kreach9=Int32Array.of(0,1,3,7,7,7,7,0,2,7,7,7,7,7,0,4,6,7,7,7,7,0,0,4,6,7,7,7,0,0,0,4,6,7,7,0,0,0,0,4,6,7);

function frame_0(S,fp){
  for(let step=S[fp+1];;)switch(step){
case 0:S[fp+4]=0;
case 1:if(S[fp+4]>=S[2]){
      step=2;
      continue;
    }
    S[fp+5]=S[fp+4]++;
    step=3;
    continue;
case 2:drop(S,fp,6);
    return 0;
case 3:{
      const n=options_0(S,fp);
      if(n>0){
        S[3]=S[fp+5];
        S[8]=0;
        S[fp+1]=3;
        return n;
      }
    }
    step=1;
    continue;
}
}

function count_0(you){
  const S_=S,Grod8_=Grod8,Kreach9_=Kreach9,Grod6_=Grod6,Gsets5_=Gsets5,Glasts7_=Glasts7;
  const r0=S_[19+you*3];
  if(!(S_[20+you*3+0]|S_[20+you*3+1]))return 0;
  const b_1=20+you*3,v_2=S_[b_1+0],v_3=S_[b_1+1];
  let many_0=0;
  const x_4=v_2-1&~(v_2-1>>31);
  Grod8_[many_0]=x_4;
  many_0+=((0-v_2>>>31));
  const x_5=v_3-1&~(v_3-1>>31);
  Grod8_[many_0]=x_5;
  many_0+=((0-v_3>>>31)&(0-(v_3^v_2)>>>31));
  if(many_0===0)return 0;
  let c=0,n=0,t0=0,t1=0,t2=0;
  for(let i_6=0;i_6<many_0;i_6++){
    const x_7=Grod8_[i_6];
    let m_8=7&Kreach9_[(x_7-1)*7+Math.max(0,Math.min(6,r0-(-1)))];
    Grod6_[c]=x_7;
    Gsets5_[c]=m_8;
    t0+=m_8>>0&1;
    t1+=m_8>>1&1;
    t2+=m_8>>2&1;
    c++;
  }
  Vmany4=c;
  {
    const b_10=11+1*2,v_11=S_[b_10+0],v_12=S_[b_10+1];
    const many_9=((0-v_11>>>31))+((0-v_12>>>31)&(0-(v_12^v_11)>>>31));
    Glasts7_[0]=many_9;
    n+=many_9*t0;
  }
  {
    const b_14=11+2*2,v_15=S_[b_14+0],v_16=S_[b_14+1];
    const many_13=((0-v_15>>>31))+((0-v_16>>>31)&(0-(v_16^v_15)>>>31));
    Glasts7_[1]=many_13;
    n+=many_13*t1;
  }
  {
    const b_18=11+3*2,v_19=S_[b_18+0],v_20=S_[b_18+1];
    const many_17=((0-v_19>>>31))+((0-v_20>>>31)&(0-(v_20^v_19)>>>31));
    Glasts7_[2]=many_17;
    n+=many_17*t2;
  }
  return n;
}

function nth_0(you,k){
  const Gsets5_=Gsets5,Glasts7_=Glasts7,S_=S,Gfish10_=Gfish10,Grod6_=Grod6;
  {
    let u=0;
    for(let i=0;i<Vmany4;i++)u|=Gsets5_[i];
    for(;u!==0;u&=u-1){
      const b=31-Math.clz32(u&-u);
      let n=0;
      for(let i=0;i<Vmany4;i++)n+=(Gsets5_[i]>>b&1);
      n*=Glasts7_[0+b];
      if(k>=n){
        k-=n;
        continue;
      }
      const x=(1+b);
      const l=Glasts7_[0+b],z=k%l;
      k=k/l|0;
      const b_22=11+x*2,v_23=S_[b_22+0],v_24=S_[b_22+1];
      let many_21=0;
      const x_25=v_23-1&~(v_23-1>>31);
      Gfish10_[many_21]=x_25;
      many_21+=((0-v_23>>>31));
      const x_26=v_24-1&~(v_24-1>>31);
      Gfish10_[many_21]=x_26;
      many_21+=((0-v_24>>>31)&(0-(v_24^v_23)>>>31));
      if(many_21===0);
      for(let i=0;;i++)if((Gsets5_[i]>>b&1)!==0&&k--===0)return 1+((x-1)*6+(Grod6_[i]-1))*1+(Gfish10_[z]);
    }
  }
}
